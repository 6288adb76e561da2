import { commandContext } from '../../app/command-context.ts'
import { registry } from '../../core/contribute/registry.ts'
import { defineStart } from '../../core/contribute/start.ts'
import { onInternalLink, onPopup } from '../../core/page/open-url.ts'
import { typeToSearch } from '../../features/desk/search/focus/type-to-search.ts'
import { openWidgetsOnClick } from '../../features/desk/tiles/lazy.ts'
import { providedPageEntries } from '../../features/desk/tiles/menu-provider.ts'
import { acceptFromOutside } from '../../features/layout/add-icon/lazy.ts'
import { listenToDoubleClick } from '../../features/layout/minimal/index.ts'
import { tileMenuAt } from '../../features/layout/tile-menu/entries.tsx'
import { reportMissingAddresses } from '../../features/layout/tile-menu/missing-address.ts'
import { gameAt, openGame } from '../../features/shell/game/lazy.ts'
import { isBoundKey } from '../../features/shell/menus/arrangement/arrangement.ts'
import { listenToCommands } from '../../features/shell/menus/listen-to-commands.tsx'
import { menuSettings } from '../../features/shell/menus/settings.ts'
import { openSettings, provideTabs, tabOfLink } from '../../features/shell/settings/index.ts'
import { openInWindow } from '../../features/shell/zx-load/lazy.ts'
import { pressedShortcut } from '../../ui/input/keyboard/shortcut.ts'

/**
 * Connects internal links, menus, keys and double clicks with the settings drawer and the commands. One start: of those
 * that listen to the same key the first one takes it.
 */
function listenForCommands(): void {
  provideTabs(async () => (await import('../../contributions/settings-tabs.ts')).settingsTabs)
  onInternalLink((address) => {
    const link = tabOfLink(address)
    const game = gameAt(address)
    if (link !== undefined) openSettings(link.tab)
    else if (game !== undefined) openGame(game.id)
  })
  onPopup((url) => void openInWindow(url))
  listenToCommands(commandContext, tileMenuAt, providedPageEntries)
  typeToSearch(commandContext, (event) => {
    const shortcut = pressedShortcut(event)
    return shortcut !== undefined && isBoundKey(shortcut, menuSettings.get().contextmenusConfig, registry().commands)
  })
  openWidgetsOnClick()
  reportMissingAddresses()
  acceptFromOutside(() => commandContext().typing)
  listenToDoubleClick(commandContext, () => {
    const lock = registry().commands.find(({ id }) => id === 'free-layout.lock')
    void lock?.run(commandContext())
  })
}

export default defineStart({ at: 'messages', run: listenForCommands })
