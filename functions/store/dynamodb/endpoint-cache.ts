interface Cache {
  getEndpoint: (key: string) => undefined
  get: (key: string) => undefined
  set: (key: string) => void
  delete: (key: string) => void
  has: (key: string) => boolean
}

/**
 * Remembers nothing. The SDK keeps endpoints it has discovered in a cache that brings a library of its own into every
 * bundle, and discovery is off unless
 * somebody asks for it: a table has one endpoint. The bundles take this for it (`infra/build.ts`). The SDK makes it
 * with `new`.
 */
export const EndpointCache = function (): Cache {
  return {
    getEndpoint: () => undefined,
    get: () => undefined,
    set: () => undefined,
    delete: () => undefined,
    has: () => false,
  }
}
