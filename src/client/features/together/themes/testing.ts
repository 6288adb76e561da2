import { vi } from 'vitest'

/** What the rules of themes read of a page, without one. */
export function stubPage(): void {
  const documentElement = {
    style: { getPropertyValue: () => '' },
    dataset: {},
    ...{ hasAttribute: () => false, getAttribute: () => null },
  }
  vi.stubGlobal('document', { documentElement })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('innerWidth', 1440)
  vi.stubGlobal('innerHeight', 900)
}
