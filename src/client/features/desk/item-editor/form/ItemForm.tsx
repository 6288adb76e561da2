import type { OpenType } from '../../../../../shared/entities/item.ts'
import { findWidget } from '../../../../core/contribute/registry.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { sizeText } from '../../../../lib/tile/size-list.ts'
import { Spinner } from '../../../../ui/components/spinner/Spinner.tsx'
import { Card, Cards } from '../../../../ui/form/Card.tsx'
import { Segmented } from '../../../../ui/form/choice/Segmented.tsx'
import { Select } from '../../../../ui/form/choice/Select.tsx'
import { Switch } from '../../../../ui/form/choice/Switch.tsx'
import { TextRow } from '../../../../ui/form/TextRow.tsx'
import { hostOf, itemName } from '../../../data/home/index.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { availableSizes } from '../../tiles/lazy.ts'
import { useMessages } from '../messages.ts'
import { type ItemDraft, LIMITS, opensInBrowser, type Problems } from '../model.ts'
import type { ItemDraftState } from '../use-item-draft.ts'
import { FaceRows } from './FaceRows.tsx'
import { FrameRows } from './FrameRows.tsx'
import styles from './ItemForm.module.css'
import { itemChanger } from './item-changer.ts'

interface Props {
  readonly state: ItemDraftState
  /** The problems that the user has been told of. */
  readonly problems: Problems
  /** Whether the tile stands on a free page, where it has a frame. */
  readonly isFree?: boolean
}

/** All fields of a tile: an icon's address, name, face and opening; of a folder or widget its name and size. */
export function ItemForm({ state, problems, isFree = false }: Props) {
  const isIcon = state.draft.item.type === 'icon'
  return (
    <Cards>
      {isIcon ? (
        <SiteCards state={state} problem={problems.address} />
      ) : (
        <Card>
          <NameRow state={state} />
        </Card>
      )}
      <Card>
        {isIcon ? <OpenTypeRow state={state} /> : null}
        {state.draft.item.component === 'folder' ? <FolderOpenTypeRow state={state} /> : null}
        <SizeRow state={state} />
      </Card>
      {isIcon ? (
        <Card>
          <LanRows state={state} problem={problems.lanAddress} />
        </Card>
      ) : null}
      {isFree ? (
        <Card>
          <FrameRows state={state} />
        </Card>
      ) : null}
    </Cards>
  )
}

/** What makes an icon of a site: its address, name and face. */
export function SiteCards({ state, problem }: AddressProps) {
  return (
    <>
      <Card>
        <AddressRow state={state} problem={problem} />
        <NameRow state={state} />
      </Card>
      <Card>
        <FaceRows state={state} />
      </Card>
    </>
  )
}

interface RowProps {
  readonly state: ItemDraftState
}

interface AddressProps extends RowProps {
  readonly problem: Problems['address']
}

function AddressRow({ state: { draft, change, proposal }, problem }: AddressProps) {
  const messages = useMessages()
  const isPureOffline = useDocument(themeSettings, (now) => now.isPureOffline)
  return (
    <TextRow
      label={messages('address')}
      hint={isPureOffline ? messages('pureOffline') : undefined}
      value={draft.address}
      placeholder={messages('addressExample')}
      inputMode="url"
      max={2000}
      autoFocus={!draft.item.url}
      error={problem && messages(`problem.${problem}`)}
      trailing={proposal.at === 'looking' ? <Spinner className={styles.looking} size={16} /> : null}
      onChange={(address) => change((now) => ({ ...now, address }))}
    />
  )
}

function NameRow({ state: { draft, change } }: RowProps) {
  const messages = useMessages()
  const { item } = draft
  return (
    <TextRow
      label={messages('name')}
      value={item.name}
      placeholder={
        item.type === 'icon' ? hostOf(draft.address) || messages('nameHint') : itemName({ ...item, name: '' })
      }
      max={LIMITS.name}
      onChange={(name) => change((now) => ({ ...now, item: { ...now.item, name } }), 'name')}
    />
  )
}

const OPEN_TYPES: readonly OpenType[] = ['tab', 'self', 'popup']

function OpenTypeRow({ state }: RowProps) {
  const messages = useMessages()
  const { openType = 'tab' } = state.draft.item
  return (
    <Segmented
      label={messages('openType')}
      hint={opensInBrowser(state.draft) ? messages('openTypeHttp') : undefined}
      value={openType}
      options={OPEN_TYPES.map((value) => ({ value, label: messages(`openType.${value}`) }))}
      onChange={(chosen) => itemChanger(state)({ openType: chosen })}
    />
  )
}

/** A folder opens as a panel beside its tile, or in the window. */
function FolderOpenTypeRow({ state }: RowProps) {
  const messages = useMessages()
  return (
    <Segmented
      label={messages('openType')}
      value={state.draft.item.openType === 'popup' ? 'popup' : 'panel'}
      options={(['panel', 'popup'] as const).map((value) => ({ value, label: messages(`openType.${value}`) }))}
      onChange={(chosen) => itemChanger(state)({ openType: chosen === 'popup' ? chosen : undefined })}
    />
  )
}

function SizeRow({ state }: RowProps) {
  const messages = useMessages()
  const { item } = state.draft
  const sizes = availableSizes(item, findWidget(item.component ?? '')?.sizes)
  if (sizes.length < 2) return null
  return (
    <Select
      label={messages('size')}
      hint={messages('sizeHint')}
      value={item.size}
      options={sizes.map((size) => ({ value: sizeText(size), label: `${size.rows} × ${size.columns}` }))}
      onChange={(size) => itemChanger(state)({ size })}
    />
  )
}

/** The second address, and the switch that makes it the one that opens. */
function LanRows({ state, problem }: AddressProps) {
  const messages = useMessages()
  const { lanAddress, item }: ItemDraft = state.draft
  return (
    <>
      <TextRow
        label={messages('lanAddress')}
        hint={messages('lanHint')}
        value={lanAddress}
        placeholder={messages('lanExample')}
        inputMode="url"
        max={2000}
        error={problem && messages(`problem.${problem}`)}
        onChange={(typed) => state.change((now) => ({ ...now, lanAddress: typed }))}
      />
      {lanAddress.trim() === '' ? null : (
        <Switch
          label={messages('isLan')}
          value={item.isLan ?? false}
          onChange={(isLan) => itemChanger(state)({ isLan })}
        />
      )}
    </>
  )
}
