import { siteIconsIn } from '../../../lib/tile/site-icon.ts'
import { home } from '../../data/home/index.ts'
import { shownEngineIcon } from '../../desk/search/index.ts'

/** The addresses of all site icons of the desktop: of every group, the dock and the search box, each once. */
export function desktopIcons(): readonly string[] {
  const { groups, dock } = home.get()
  return siteIconsIn([...groups.flatMap(({ children }) => children), ...dock, { src: shownEngineIcon() }])
}
