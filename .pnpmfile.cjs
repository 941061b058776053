function readPackage(manifest) {
  // Prisma's client would bring Prisma's command line and its studio into production, 250 MB that it never loads.
  if (manifest.name === '@prisma/client') {
    manifest.peerDependencies = {};
    manifest.peerDependenciesMeta = {};
  }
  // Its optional peers are other validators, 70 MB that the build never reads.
  if (manifest.name === '@hookform/resolvers') {
    manifest.peerDependencies = { 'react-hook-form': manifest.peerDependencies['react-hook-form'] };
    manifest.peerDependenciesMeta = {};
  }
  return manifest;
}

module.exports = { hooks: { readPackage } };
