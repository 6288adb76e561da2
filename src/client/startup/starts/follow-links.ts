import { parseLink } from '../../core/contribute/link.ts'
import { loadLinks } from '../../core/contribute/loaders.ts'
import { defineStart } from '../../core/contribute/start.ts'

/** Opens what the address asks for, now and when it changes. What it said is in no history afterwards: it may be secret. */
export function followLinks(): void {
  void openLink()
  addEventListener('hashchange', () => void openLink())
}

async function openLink(): Promise<void> {
  const asked = parseLink(location.hash)
  if (asked === undefined) return
  const link = (await loadLinks()).find(({ name }) => name === asked.name)
  if (link === undefined) return
  window.history.replaceState(null, '', location.pathname + location.search)
  link.open(asked.value)
}

export default defineStart({ at: 'ready', run: followLinks })
