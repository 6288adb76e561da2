import { useId } from 'react'
import { useScreen } from '../../../../core/page/screen.ts'
import { letterColor } from '../../../../lib/tile/letter-color.ts'
import { Art } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import { PictureCells } from '../../../../ui/form/choice/PictureCells.tsx'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { ColorField } from '../../../../ui/form/color/ColorField.tsx'
import { useThemeSwatches } from '../../../../ui/form/color/palette.ts'
import { Row } from '../../../../ui/form/Row.tsx'
import { TextRow } from '../../../../ui/form/TextRow.tsx'
import { shownShortcut } from '../../../../ui/input/keyboard/shortcut.ts'
import { useFaceMessages } from '../../../data/faces/lazy.ts'
import { hostOf } from '../../../data/home/index.ts'
import { useMessages } from '../messages.ts'
import {
  chooseLetters,
  choosePicture,
  type ItemDraft,
  LIMITS,
  type Proposal,
  picturesFor,
  previewOf,
} from '../model.ts'
import { previewFace } from '../preview-face.ts'
import type { ItemDraftState } from '../use-item-draft.ts'
import styles from './ItemForm.module.css'
import { itemChanger } from './item-changer.ts'
import { PictureTextRow, problemIn, UploadButton } from './PictureRows.tsx'

interface Props {
  readonly state: ItemDraftState
}

/** The face of an icon: a picture, the site's or one's own, or letters, on a colour. */
export function FaceRows({ state }: Props) {
  const { draft } = state
  return (
    <>
      <FaceChoice state={state} />
      <PictureTextRow picture={state.picture} />
      {draft.face === 'letters' ? <LetterRows state={state} /> : null}
      <BackgroundRow state={state} />
      <ShareRow state={state} />
    </>
  )
}

function FaceChoice({ state }: Props) {
  const messages = useMessages()
  const faceMessages = useFaceMessages()
  const id = useId()
  const { draft, change, picture } = state
  const { mobile } = useScreen()
  const host = hostOf(previewOf(draft).url ?? '')
  const label = draft.item.name || host
  const proposed = proposalIn(state)
  const pictures = picturesFor(draft, state.pictures, proposed)
  const inLetters = (now: ItemDraft) => chooseLetters(now, host === '' ? '' : letterColor(host))
  const options = [
    ...pictures.map((one, index) => ({
      value: one.src ?? '',
      label: one.src === proposed?.src ? messages('face.site') : messages('face.picture', { number: index + 1 }),
      face: { ...draft.item, ...one },
    })),
    { value: LETTERS, label: messages('face.letters'), face: previewOf(inLetters(draft)) },
  ]
  const choose = (value: string) => {
    const chosen = pictures.find(({ src }) => src === value)
    change((now) => (chosen === undefined ? inLetters(now) : choosePicture(now, chosen)), 'face')
  }
  return (
    <Row
      label={messages('face')}
      labelId={id}
      hint={mobile ? undefined : messages('faceHint', { key: shownShortcut('Ctrl+V') })}
      error={problemIn(picture, 'file', faceMessages)}
      below={
        <div className={styles.faces}>
          <PictureCells
            labelledBy={id}
            columns={Math.min(options.length, COLUMNS)}
            value={draft.face === 'letters' ? LETTERS : (draft.item.src ?? '')}
            options={options.map(({ value, label: name, face }) => ({
              value,
              label: name,
              picture: (
                <span className={styles.face}>
                  <Art face={previewFace(face)} label={label} />
                </span>
              ),
            }))}
            onChange={choose}
          />
        </div>
      }
    >
      <UploadButton picture={picture} />
    </Row>
  )
}

const LETTERS = 'letters'
/** Faces in a row. */
const COLUMNS = 5

const proposalIn = ({ proposal }: ItemDraftState): Proposal | undefined =>
  proposal.at === 'found' ? proposal.proposal : undefined

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
  const { draft } = state
  const proposed = proposalIn(state)?.background ?? ''
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

/** Appears only where the server takes this picture. */
function ShareRow({ state: { sharing } }: Props) {
  const messages = useMessages()
  if (!sharing.isOffered) return null
  return (
    <Switch
      label={messages('share')}
      hint={messages('shareHint')}
      value={sharing.isWanted}
      onChange={sharing.setWanted}
    />
  )
}
