/* global self, caches */
// Earlier releases installed a service worker at this address. Browsers that still have it fetch this
// file when they look for a new version, and the worker removes itself and what it has cached.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await self.registration.unregister();
}
