function readPackage(manifest) {
  // Of the two better-sqlite3 only the one that this Node can run, which spares the other's compilation.
  if (manifest.name === 'better-sqlite3' && manifest.version.startsWith('12.')) {
    manifest.engines = { node: '<22.14' };
  }
  // Prisma's client would bring Prisma's command line and its studio into production, 250 MB that it never loads.
  if (manifest.name === '@prisma/client') {
    manifest.peerDependencies = {};
    manifest.peerDependenciesMeta = {};
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
