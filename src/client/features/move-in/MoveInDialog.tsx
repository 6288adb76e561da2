import { useId, useState } from 'react'
import type { Item } from '../../../shared/entities/item.ts'
import { useDocument } from '../../core/react.ts'
import { Button } from '../../ui/components/button/Button.tsx'
import { useMessages as useCommonMessages } from '../../ui/messages.ts'
import { Dialog } from '../../ui/overlay/dialog/Dialog.tsx'
import type { OverlayState } from '../../ui/overlay/overlay.ts'
import { showToast } from '../../ui/overlay/toast/toast.ts'
import { showUndoToast } from '../../ui/overlay/toast/undo-toast.ts'
import { DesktopPreview } from '../desktop-preview/lazy.ts'
import { home } from '../home/index.ts'
import { applyMoveIn } from './apply-move-in.ts'
import { joinedGroups } from './joined-groups.ts'
import { LeftBehindList } from './LeftBehindList.tsx'
import styles from './MoveInDialog.module.css'
import { messages, useMessages } from './messages.ts'
import type { MoveIn } from './model.ts'

/** The width of the desktop's picture. */
const PICTURE_PX = 300

const countTiles = (items: readonly Item[]): number =>
  items.reduce((sum, { children }) => sum + (children === undefined ? 1 : countTiles(children)), 0)

interface Props extends OverlayState {
  readonly found: MoveIn
}

/** What a file of another start page holds: the groups to move in, how the desktop would look, and what stays behind. */
export function MoveInDialog({ open, close, found: { product, groups, pictures, left } }: Props) {
  const text = useMessages()
  const common = useCommonMessages()
  const id = useId()
  const desktop = useDocument(home, (now) => now)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(groups.map((group) => group.id)))
  const [replaces, setReplaces] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState(groups[0]?.id)
  const moving = groups.filter((group) => chosen.has(group.id))
  const tiles = moving.reduce((sum, group) => sum + countTiles(group.children), 0)
  const move = async () => {
    setBusy(true)
    try {
      await applyMoveIn(moving, { pictures, replaces })
    } catch {
      setBusy(false)
      showToast({ kind: 'error', text: messages('failed') })
      return
    }
    close()
    showUndoToast(messages('moved'))
  }
  return (
    <Dialog
      open={open}
      onClose={close}
      title={text('title')}
      text={text('found', { product: text(`product.${product}`), count: tiles })}
      width={720}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button kind="primary" busy={isBusy} disabled={moving.length === 0} onClick={() => void move()}>
            {text('move')}
          </Button>
        </>
      }
    >
      <div className={styles['panes']}>
        <div className={styles['look']}>
          <DesktopPreview home={joinedGroups(desktop, groups, replaces)} group={shown} width={PICTURE_PX} />
          <label className={styles['check']}>
            <input
              type="checkbox"
              checked={replaces}
              aria-describedby={`${id}-replace`}
              onChange={({ currentTarget }) => setReplaces(currentTarget.checked)}
            />
            {text('replace')}
          </label>
          <small id={`${id}-replace`}>{text('replaceHint')}</small>
        </div>
        <fieldset className={styles['groups']}>
          <legend>{text('groups')}</legend>
          {groups.map((group) => (
            <label key={group.id} className={styles['check']}>
              <input
                type="checkbox"
                checked={chosen.has(group.id)}
                onFocus={() => setShown(group.id)}
                onChange={({ currentTarget: { checked } }) =>
                  setChosen(
                    new Set(
                      groups.map((one) => one.id).filter((one) => (one === group.id ? checked : chosen.has(one))),
                    ),
                  )
                }
              />
              <span>{group.name}</span>
              <small>{text('tiles', { count: countTiles(group.children) })}</small>
            </label>
          ))}
        </fieldset>
        <LeftBehindList left={left} />
      </div>
    </Dialog>
  )
}
