function readPackage(manifest) {
  // Prisma's client would bring Prisma's command line and its studio into production, 250 MB that it never loads.
  if (manifest.name === '@prisma/client') {
    manifest.peerDependencies = {};
    manifest.peerDependenciesMeta = {};
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
