import { onScreenChange } from '../../../core/page/screen.ts'
import { onGlassStateChange, readGlassState } from '../../../ui/glass/glass-state.ts'
import type { Lens } from '../../../ui/glass/lens/lens.ts'
import type { Place } from '../../../ui/glass/place.ts'
import { home } from '../../data/home/index.ts'
import { dockSettings } from '../../desk/dock/index.ts'
import { dataSelector } from '../../desk/dom.ts'
import { findDock } from '../../desk/find.ts'
import { searchSettings } from '../../desk/search/index.ts'
import { sidebarSettings } from '../../desk/sidebar/index.ts'
import { openApps } from '../../shell/windows/index.ts'

/** The panes that can refract: whether the settings say so, and where they are on the page. */
const PANES: Readonly<Record<Place, { readonly isOn: () => boolean; readonly find: () => HTMLElement | null }>> = {
  search: {
    isOn: () => searchSettings.get().isSearchGlass && searchSettings.get().isSearchGlassDistort,
    find: () => document.querySelector('#root search > form'),
  },
  sidebar: {
    isOn: () => sidebarSettings.get().isSidebarGlass && sidebarSettings.get().isSidebarGlassDistort,
    find: () => document.querySelector(`#root ${dataSelector('sidebar')} > nav`),
  },
  dock: {
    isOn: () => dockSettings.get().isDockGlass && dockSettings.get().isDockGlassDistort,
    find: () => findDock()?.querySelector<HTMLElement>(':scope > div') ?? null,
  },
}

const PLACES = Object.keys(PANES) as readonly Place[] // its own keys

/** Lets the panes refract whose settings say so, while glass is blurred live. */
export function followRefraction(): void {
  let lenses: Partial<Record<Place, Lens>> = {}
  const wanted = () => (readGlassState().tier === 'full' ? PLACES.filter((place) => PANES[place].isOn()) : [])
  const apply = async () => {
    if (wanted().length === 0 && Object.keys(lenses).length === 0) return
    const { canRefract, refract } = await import('../../../ui/glass/lens/lens.ts')
    if (!canRefract()) return
    const now = wanted()
    for (const place of PLACES) {
      const element = now.includes(place) ? PANES[place].find() : null
      if (lenses[place]?.element !== element) {
        lenses[place]?.remove()
        const { [place]: _gone, ...others } = lenses
        lenses = element === null ? others : { ...others, [place]: refract(element, place) }
      }
    }
  }
  // the panes come and go with what React draws of a change
  const applySoon = () => requestAnimationFrame(() => void apply())
  for (const { subscribe } of [searchSettings, sidebarSettings, dockSettings, home, openApps]) subscribe(applySoon)
  onScreenChange(applySoon)
  onGlassStateChange(applySoon)
  applySoon()
}
