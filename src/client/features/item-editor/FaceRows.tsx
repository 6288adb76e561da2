import { useId, useRef, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { Art } from '../../ui/components/tile-frame/TileFrame.tsx'
import { ColorField } from '../../ui/form/ColorField.tsx'
import { PictureCells } from '../../ui/form/PictureCells.tsx'
import { useThemeSwatches } from '../../ui/form/palette.ts'
import { Row } from '../../ui/form/Row.tsx'
import { TextRow } from '../../ui/form/TextRow.tsx'
import { image } from '../../ui/icons/paths.ts'
import { itemFace, itemName } from '../home/index.ts'
import { ACCEPTED, type FaceSource, faceOfFile, faceOfText } from './face-source.ts'
import styles from './ItemForm.module.css'
import { itemChanger } from './item-changer.ts'
import { useMessages } from './messages.ts'
import { type ItemDraft, LIMITS, previewOf } from './model.ts'
import type { ItemDraftState } from './use-item-draft.ts'

interface Props {
  readonly state: ItemDraftState
}

/** The face of an icon: a picture that the site proposes or the user brings, or letters, on a colour. */
export function FaceRows({ state }: Props) {
  const { draft } = state
  return (
    <>
      <FaceChoice state={state} />
      <PictureSource state={state} />
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
  const label = itemName(draft.item)
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

/** A picture of the user's own: a file, or an address or source as text. */
function PictureSource({ state: { change } }: Props) {
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isReading, setReading] = useState(false)
  const take = async (reading: Promise<FaceSource>) => {
    setReading(true)
    const source = await reading
    setReading(false)
    setProblem(source.ok ? undefined : source.problem)
    if (!source.ok) return
    setText('')
    const { src, background } = source
    change((now) => ({ ...now, face: 'picture', item: { ...now.item, src, background } }), 'face')
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          currentTarget.value = '' // the same file may be chosen again
          if (file !== undefined) void take(faceOfFile(file))
        }}
      />
      <TextRow
        label={messages('pictureSource')}
        value={text}
        placeholder={messages('pictureSourceHint')}
        error={problem}
        trailing={
          text.trim() === '' ? (
            <Button size="s" icon={image} busy={isReading} onClick={() => input.current?.click()}>
              {messages('upload')}
            </Button>
          ) : (
            <Button size="s" busy={isReading} onClick={() => void take(faceOfText(text))}>
              {messages('usePicture')}
            </Button>
          )
        }
        onChange={(typed) => {
          setText(typed)
          setProblem(undefined)
        }}
      />
    </>
  )
}

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
