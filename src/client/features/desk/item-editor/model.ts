import { SHARED_NAME_MAX } from '../../../../shared/api/network-icon.ts'
import type { Item } from '../../../../shared/entities/item.ts'
import { parseColor } from '../../../../shared/lib/color/color.ts'
import { formatHex } from '../../../../shared/lib/color/rgb.ts'
import { oneLine } from '../../../../shared/lib/text/one-line.ts'
import { type AddressProblem, checkAddress } from '../../../lib/url/check-address.ts'

/** Characters at most: of a name, of the letters on a face. */
export const LIMITS = { name: 60, letters: 4 } as const

/** A tile while it is edited. The face that is not chosen keeps its values until the tile is saved. */
export interface ItemDraft {
  readonly item: Item
  /** What the user has typed as addresses; they are checked, and completed, when the tile is saved. */
  readonly address: string
  readonly lanAddress: string
  readonly face: 'picture' | 'letters'
}

/** What is wrong with a draft, by field. */
export type Problems = Readonly<Partial<Record<'address' | 'lanAddress', AddressProblem>>>

/** The draft of a tile. */
export const draftOf = (item: Item): ItemDraft => ({
  item,
  address: item.url ?? '',
  lanAddress: item.lanUrl ?? '',
  face: item.src ? 'picture' : 'letters',
})

/** The tile as the preview shows it: with the chosen face, and the name as typed. */
export const previewOf = ({ item, face, address }: ItemDraft): Item => {
  const checked = checkAddress(address)
  const { src: _, ...rest } = item
  return { ...(face === 'picture' ? item : rest), ...(checked.ok && { url: checked.url }) }
}

/** What keeps a draft from being saved: an icon needs an address; the second one may be empty. */
export function problemsOf({ item, address, lanAddress }: ItemDraft): Problems {
  if (item.type !== 'icon') return {}
  const [first, second] = [checkAddress(address), checkAddress(lanAddress)]
  return {
    ...(!first.ok && { address: first.problem }),
    ...(!second.ok && second.problem !== 'empty' && { lanAddress: second.problem }),
  }
}

/** Whether the tile is to open in the window, which shows https alone (spec section 5): its address then opens in the browser. */
export function opensInBrowser({ item, address, lanAddress }: ItemDraft): boolean {
  const url = (item.isLan ? addressOf(lanAddress) : undefined) ?? addressOf(address)
  return item.openType === 'popup' && url?.startsWith('http:') === true
}

/** The fields of the tile as the draft says; emptied ones are undefined. Undefined if the draft has problems. */
export function itemOf(draft: ItemDraft): Item | undefined {
  if (Object.keys(problemsOf(draft)).length > 0) return undefined
  const { item, face } = draft
  const name = cleanName(item.name)
  if (item.type !== 'icon') return { ...item, name }
  const url = addressOf(draft.address)
  const lanUrl = addressOf(draft.lanAddress)
  return {
    ...item,
    name,
    url,
    lanUrl,
    isLan: (item.isLan && lanUrl !== undefined) || undefined,
    src: face === 'picture' ? item.src || undefined : undefined,
    fontText: item.fontText?.trim() || undefined,
    fontColor: item.fontColor || undefined,
    background: item.background || undefined,
  }
}

const addressOf = (typed: string): string | undefined => {
  const checked = checkAddress(typed)
  return checked.ok ? checked.url : undefined
}

/** Position, size and rotation are stored together. */
const FRAME = ['x', 'y', 'w', 'h', 'r'] as const

/** The fields that a form has changed: what another tab changes meanwhile in others stays. Emptied ones are undefined. */
export function changesOf(shown: Item, edited: Item): Partial<Item> {
  const differs = (key: string) => Reflect.get(edited, key) !== Reflect.get(shown, key)
  const isMoved = FRAME.some(differs)
  const isChanged = (key: string) => (FRAME.some((one) => one === key) ? isMoved : key !== 'children' && differs(key))
  return Object.fromEntries(Object.entries(edited).filter(([key]) => isChanged(key)))
}

/** A name as it is stored: on one line, of characters that are seen, at most 60 of them. */
export const cleanName = (typed: string): string => oneLine(typed, LIMITS.name)

/** What goes with a shared picture: of the address the site alone, the name as far as the server takes it, the colour. */
export function sharedFields({
  url = '',
  name,
  background = '',
}: Item): Readonly<Record<'url' | 'name' | 'bg', string>> {
  const color = parseColor(background)
  return {
    url: `${new URL(url).origin}/`,
    name: oneLine(name, SHARED_NAME_MAX),
    bg: color?.alpha === 1 ? formatHex(color.rgb) : '',
  }
}

/** A picture that a face may have; without `background` it leaves the one that the draft has. */
export type Picture = Pick<Item, 'src' | 'background'>

/** Chooses a picture for the face. */
export const choosePicture = (draft: ItemDraft, picture: Picture): ItemDraft => ({
  ...draft,
  face: 'picture',
  item: { ...draft.item, ...picture },
})

/** Chooses letters for the face, on a colour that belongs to the site; one that the tile has stays. */
export const chooseLetters = (draft: ItemDraft, color: string): ItemDraft => ({
  ...draft,
  face: 'letters',
  item: { ...draft.item, background: draft.item.background || color },
})

/** Gives a draft a picture of the user's own; a background that the site has proposed does not belong to it. */
export const applyPicture = (draft: ItemDraft, src: string, set: ReadonlySet<Proposed>): ItemDraft =>
  choosePicture(draft, set.has('face') ? { src } : { src, background: undefined })

/** The pictures to choose from, each once: those given, the site's, and the one that the draft has. */
export function picturesFor(
  { item: { src, background } }: ItemDraft,
  given: readonly Picture[],
  proposed: Proposal | undefined,
): readonly Picture[] {
  const site = proposed === undefined ? [] : [{ src: proposed.src, background: proposed.background }]
  const all: readonly Picture[] = [...given, ...site, { src, background }]
  return all.filter((one, index) => one.src && all.findIndex((other) => other.src === one.src) === index)
}

/** What a site proposes for an icon of it. */
export interface Proposal {
  readonly name: string
  readonly src: string
  readonly background: string
  readonly fontText?: string
  readonly fontColor?: string
}

/** Fields that a proposal may fill. */
export type Proposed = 'name' | 'face'

/** Fills a draft with a proposal, except what the user has set already. A proposal without an icon gives letters. */
export function applyProposal(draft: ItemDraft, proposal: Proposal, set: ReadonlySet<Proposed>): ItemDraft {
  const { item } = draft
  const face = set.has('face')
    ? {}
    : {
        src: proposal.src || undefined,
        background: proposal.background || undefined,
        fontText: proposal.fontText,
        fontColor: proposal.fontColor,
      }
  return {
    ...draft,
    face: set.has('face') ? draft.face : proposal.src === '' ? 'letters' : 'picture',
    item: { ...item, ...face, name: set.has('name') ? item.name : cleanName(proposal.name) },
  }
}
