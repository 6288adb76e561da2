/** A browser that has installed this page as an extension, as far as hosts go; it allows nothing else. */
interface FakeExtension {
  /** Patterns of the hosts that it allows. */
  readonly origins: Set<string>
  /** What the user answers as the browser asks; yes by default. */
  answer: boolean
  /** Takes a host back, as its user can at any time. */
  readonly revoke: (pattern: string) => void
  readonly uninstall: () => void
}

interface Wanted {
  readonly permissions?: readonly string[]
  readonly origins?: readonly string[]
}

function createEvent() {
  const listeners = new Set<() => void>()
  return {
    addListener: (listener: () => void) => void listeners.add(listener),
    removeListener: (listener: () => void) => void listeners.delete(listener),
    tell: () => listeners.forEach((listener) => void listener()),
  }
}

/** Gives this page what a browser offers to extensions, until it is uninstalled. */
export function installFakeExtension(...patterns: readonly string[]): FakeExtension {
  const origins = new Set(patterns)
  const [onAdded, onRemoved] = [createEvent(), createEvent()]
  const fake: FakeExtension = {
    origins,
    answer: true,
    revoke(pattern) {
      origins.delete(pattern)
      onRemoved.tell()
    },
    uninstall: () => void Reflect.deleteProperty(globalThis, 'browser'),
  }
  const permissions = {
    ...{ onAdded, onRemoved },
    contains: async ({ permissions: wanted = [], origins: hosts = [] }: Wanted) =>
      wanted.length === 0 && hosts.every((one) => origins.has(one)),
    async request({ origins: hosts = [] }: Wanted) {
      if (!fake.answer) return false
      for (const one of hosts) origins.add(one)
      onAdded.tell()
      return true
    },
    remove: async () => true,
  }
  Reflect.set(globalThis, 'browser', {
    permissions,
    storage: { local: { get: async () => ({}) }, onChanged: createEvent() },
    runtime: { id: 'fake', getManifest: () => ({ permissions: [], optional_permissions: [] }) },
  })
  return fake
}
