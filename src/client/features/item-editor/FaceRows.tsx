import { useId } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { Art } from '../../ui/components/tile-frame/TileFrame.tsx'
import { ColorField } from '../../ui/form/ColorField.tsx'
import { PictureCells } from '../../ui/form/PictureCells.tsx'
import { useThemeSwatches } from '../../ui/form/palette.ts'
import { Row } from '../../ui/form/Row.tsx'
import { TextRow } from '../../ui/form/TextRow.tsx'
import { hostOf, itemFace } from '../home/index.ts'
import styles from './ItemForm.module.css'
import { itemChanger } from './item-changer.ts'
import { useMessages } from './messages.ts'
import { type ItemDraft, LIMITS, previewOf } from './model.ts'
import type { ItemDraftState } from './use-item-draft.ts'

interface Props {
  readonly state: ItemDraftState
}

/** The face of an icon: a picture that the site proposes, or letters, on a colour. */
export function FaceRows({ state }: Props) {
  const { draft } = state
  return (
    <>
      <FaceChoice state={state} />
      {draft.face === 'letters' ? <LetterRows state={state} /> : null}
      <BackgroundRow state={state} />
    </>
  )
}

/** Pictures to choose from: the tile's own, and the site's if it is another one. */
function picturesOf({ draft: { item }, proposal }: ItemDraftState): readonly Pick<Item, 'src' | 'background'>[] {
  const proposed = proposal.at === 'found' ? proposal.proposal : undefined
  const own = item.src ? [{ src: item.src, background: item.background }] : []
  const site = proposed?.src && proposed.src !== item.src ? [proposed] : []
  return [...own, ...site]
}

function FaceChoice({ state }: Props) {
  const messages = useMessages()
  const id = useId()
  const { draft, change } = state
  const label = draft.item.name || hostOf(previewOf(draft).url ?? '')
  const pictures = picturesOf(state)
  const options = [
    ...pictures.map((picture) => ({
      value: picture.src ?? '',
      label: messages('face.picture'),
      face: { ...draft.item, ...picture },
    })),
    { value: LETTERS, label: messages('face.letters'), face: previewOf({ ...draft, face: 'letters' }) },
  ]
  const choose = (value: string) => {
    const picture = pictures.find(({ src }) => src === value)
    const chosen = (now: ItemDraft): ItemDraft =>
      picture === undefined
        ? { ...now, face: 'letters' }
        : { ...now, face: 'picture', item: { ...now.item, src: picture.src, background: picture.background } }
    change(chosen, 'face')
  }
  return (
    <Row
      label={messages('face')}
      labelId={id}
      below={
        <div className={styles['faces']}>
          <PictureCells
            labelledBy={id}
            columns={options.length}
            value={draft.face === 'letters' ? LETTERS : (draft.item.src ?? '')}
            options={options.map(({ value, label: name, face }) => ({
              value,
              label: name,
              picture: (
                <span className={styles['face']}>
                  <Art face={itemFace(face)} label={label} />
                </span>
              ),
            }))}
            onChange={choose}
          />
        </div>
      }
    />
  )
}

const LETTERS = 'letters'

function LetterRows({ state }: Props) {
  const messages = useMessages()
  const { item } = state.draft
  const change = itemChanger(state)
  return (
    <>
      <TextRow
        label={messages('letters')}
        value={item.fontText ?? ''}
        placeholder={messages('lettersHint')}
        max={LIMITS.letters}
        onChange={(fontText) => change({ fontText })}
      />
      <ColorField
        label={messages('fontColor')}
        value={item.fontColor ?? ''}
        automatic
        onChange={(fontColor) => change({ fontColor })}
      />
    </>
  )
}

function BackgroundRow({ state }: Props) {
  const messages = useMessages()
  const { proposal, draft } = state
  const proposed = proposal.at === 'found' ? proposal.proposal.background : ''
  const themes = useThemeSwatches()
  const site = proposed === '' ? [] : [{ value: proposed, label: messages('siteColor') }]
  return (
    <ColorField
      label={messages('background')}
      value={draft.item.background ?? ''}
      automatic
      swatches={[...site, ...themes.filter(({ value }) => value !== proposed)].slice(0, 6)}
      onChange={(background) => state.change((now) => ({ ...now, item: { ...now.item, background } }), 'face')}
    />
  )
}
