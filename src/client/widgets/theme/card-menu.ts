import { check, download, edit, heart, trash } from '../../kit/icons.ts'
import { afterMenu, type MenuEntry } from '../../kit/interaction.ts'
import {
  deleteOwnTheme,
  deleteSharedTheme,
  exportTheme,
  offerShare,
  openEditTheme,
  reportEntry,
  themeFavorites,
  type WearableTheme,
  wearableOf,
} from '../../kit/themes.ts'
import { messages } from './messages.ts'
import { isMarkable, type ShownTheme } from './model.ts'

/** What a card does with its theme. */
interface CardActs {
  readonly tryOn: () => void
  readonly wear: () => void
  /** What became of one that the user shares has changed. */
  readonly onChanged: () => void
}

/** What can be done with a theme, as the menu of its card lists it. */
export function cardEntries(theme: ShownTheme, { tryOn, wear, onChanged }: CardActs): readonly MenuEntry[] {
  const { name, words } = theme
  return [
    { id: 'try', label: messages('tryOn'), run: tryOn },
    { id: 'wear', label: messages('wear'), icon: check, run: wear },
    ...(isMarkable(theme)
      ? [{ id: 'favorite', label: favoriteLabel(theme), icon: heart, run: () => toggleFavorite(theme) }]
      : []),
    {
      ...{ id: 'export', label: messages('export'), icon: download },
      run: () => void withPicture(theme, ({ look }) => exportTheme({ name, info: words, look })),
    },
    ...(theme.isOwn
      ? [{ id: 'delete', label: messages('delete'), icon: trash, danger: true, run: () => deleteOwnTheme(theme) }]
      : []),
    ...sharedEntries(theme, onChanged),
  ]
}

function sharedEntries({ shared }: ShownTheme, onChanged: () => void): readonly MenuEntry[] {
  if (shared === undefined) return []
  if (!shared.isOwn) return [reportEntry(shared)]
  const tell = (isDone: boolean) => isDone && onChanged()
  const isOut = shared.state === 'withdrawn'
  const offer = {
    ...{ id: 'offer', label: messages(isOut ? 'offer' : 'withdraw') },
    run: () => void offerShare(shared, isOut).then(tell),
  }
  const remove = {
    ...{ id: 'remove', label: messages('deleteShared'), icon: trash, danger: true },
    run: () => void deleteSharedTheme(shared).then(tell),
  }
  const change = {
    ...{ id: 'edit', label: messages('edit'), icon: edit },
    run: () => afterMenu(() => void openEditTheme(shared, onChanged)),
  }
  return [change, ...(shared.state === 'refused' ? [] : [offer]), remove]
}

const isFavorite = ({ id }: ShownTheme) => themeFavorites.get().some((one) => one.id === id)

/** What marking a theme would do, in words. */
export const favoriteLabel = (theme: ShownTheme): string =>
  messages(isFavorite(theme) ? 'unfavorite' : 'favorite', { name: theme.name })

/** Marks a theme, or no longer. */
export function toggleFavorite(theme: ShownTheme): void {
  const { id } = theme
  themeFavorites.update((list) => (isFavorite(theme) ? list.filter((one) => one.id !== id) : [...list, { id }]))
}

/** Does something with a theme once its picture is there; if that cannot be had, why has been said. */
export async function withPicture(theme: ShownTheme, use: (theme: WearableTheme) => Promise<void>): Promise<void> {
  const wearable = theme.shared === undefined ? theme : await wearableOf(theme.shared)
  if (wearable !== undefined) await use(wearable)
}
