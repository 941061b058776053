/** Installs of the two better-sqlite3 only the one that this Node can run, which spares the other's compilation. */
function readPackage(manifest) {
  if (manifest.name === 'better-sqlite3' && manifest.version.startsWith('12.')) {
    manifest.engines = { node: '<22.14' };
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
