import { useEffect, useRef, useState } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { applyPicture, applyProposal, draftOf, type ItemDraft, itemOf, type Picture, type Proposed } from './model.ts'
import { type ProposalState, useProposal } from './site/use-proposal.ts'
import { type Sharing, useSharing } from './site/use-sharing.ts'
import { type PictureInput, usePictureInput } from './use-picture-input.ts'

/** The state of a form for a tile. */
export interface ItemDraftState {
  readonly draft: ItemDraft
  /** Changes the draft; `set` names what the user has set himself, which no proposal replaces any more. */
  readonly change: (change: (now: ItemDraft) => ItemDraft, set?: Proposed) => void
  readonly proposal: ProposalState
  /** The pictures to choose from beside the site's: the tile's own, and those given meanwhile. */
  readonly pictures: readonly Picture[]
  readonly picture: PictureInput
  readonly sharing: Sharing
  /** Adds pictures to choose from, by their references, and chooses the first. */
  readonly addPictures: (references: readonly string[]) => void
  /**
   * The tile as it can be saved, with what its site proposes and the picture that was just given, which is stored.
   * Undefined if something in the form is missing or wrong, or while it is being finished already.
   */
  readonly finish: () => Promise<Item | undefined>
  readonly isFinishing: boolean
}

/** How long a tile waits for what its site proposes as it is saved, in ms: some sites take long to answer. */
const PATIENCE_MS = 2500

/**
 * A draft of a tile, filled with what the site at its address proposes.
 * @param typed the address as the user has typed it elsewhere
 */
export function useItemDraft(initial: Item, typed = ''): ItemDraftState {
  const [draft, setDraft] = useState(() => (typed === '' ? draftOf(initial) : { ...draftOf(initial), address: typed }))
  const [own, setOwn] = useState<ReadonlySet<Proposed>>(() => new Set(ownParts(initial)))
  const [pictures, setPictures] = useState<readonly Picture[]>(() =>
    initial.src ? [{ src: initial.src, background: initial.background }] : [],
  )
  const { state: proposal, ask } = useProposal(initial.type === 'icon' ? draft.address : '', initial.url ?? '')
  useEffect(() => {
    // a proposal arrives from outside React
    if (proposal.at === 'found') setDraft((now) => applyProposal(now, proposal.proposal, own))
  }, [proposal, own])
  const addPictures = (references: readonly string[]) => {
    const [first] = references
    if (first === undefined) return
    setPictures((now) => [...now, ...references.map((src) => ({ src }))])
    setDraft((now) => applyPicture(now, first, own))
    setOwn((now) => new Set([...now, 'face']))
  }
  const picture = usePictureInput(addPictures)
  const sharing = useSharing(draft, proposal, initial.url ?? '')
  const latest = useRef(draft) // while the tile is being finished, it may be changed further
  latest.current = draft
  const isBusy = useRef(false) // a second press before the next render would add a second tile
  const [isFinishing, setFinishing] = useState(false)
  const finish = async () => {
    const asked = own.has('name') && own.has('face') ? undefined : Promise.race([ask(), patience()])
    const [proposed, given] = await Promise.all([asked, picture.settle()])
    if (given === undefined) return undefined
    const [src] = given
    const filled = proposed === undefined ? latest.current : applyProposal(latest.current, proposed, own)
    const item = itemOf(src === undefined ? filled : applyPicture(filled, src, own))
    return item !== undefined && (await picture.store(item.src)) ? item : undefined
  }
  return {
    draft,
    proposal,
    pictures,
    picture,
    sharing,
    addPictures,
    change: (change, set) => {
      setDraft(change)
      if (set !== undefined) setOwn((now) => new Set([...now, set]))
    },
    isFinishing,
    finish: async () => {
      if (itemOf(draft) === undefined || isBusy.current) return undefined
      isBusy.current = true
      setFinishing(true)
      try {
        return await finish()
      } finally {
        isBusy.current = false
        setFinishing(false)
      }
    },
  }
}

const patience = () => new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined))

const ownParts = ({ name, src, fontText, background }: Item): readonly Proposed[] => [
  ...(name === '' ? [] : (['name'] as const)),
  ...(src || fontText || background ? (['face'] as const) : []),
]
