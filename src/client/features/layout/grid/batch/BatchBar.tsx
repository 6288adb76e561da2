import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { NamedIcon } from '../../../../ui/components/icon/NamedIcon.tsx'
import { placeGlass } from '../../../../ui/glass/glass-place.ts'
import { check, folder, trash } from '../../../../ui/icons/paths.ts'
import { useCloseByBack } from '../../../../ui/overlay/back/close-by-back.ts'
import { layerElement } from '../../../../ui/overlay/layers.ts'
import { openMenu } from '../../../../ui/overlay/menu/menus.ts'
import surface from '../../../../ui/styles/surface.module.css'
import { home, tilesOnScreen, useCurrentGroupIndex } from '../../../data/home/index.ts'
import { moveTilesToGroup, notifyMoved } from '../../../data/home/lazy.ts'
import { confirmAndDeleteTiles } from '../../../desk/tiles/lazy.ts'
import { useMessages } from '../messages.ts'
import styles from './BatchBar.module.css'
import { batchState, selectAll } from './batch-state.ts'

/** The toolbar of batch mode: moves the selected tiles to another group, deletes them, selects all, ends the mode, which "back" does, too. */
export function BatchBar({ close }: { readonly close: () => void }) {
  const messages = useMessages()
  const count = useStore(batchState, ({ selected }) => selected.size)
  const shown = useCurrentGroupIndex()
  const groups = useDocument(home, (now) => now.groups)
  const others = groups.filter((_, at) => at !== shown)
  useCloseByBack(true, close)
  const layer = layerElement('window')
  if (layer === null) return null
  const openMoveMenu = (anchor: Element) =>
    openMenu({
      label: messages('moveTo'),
      anchor: { current: anchor },
      items: others.map(({ id, name, icon }) => ({
        id,
        label: name,
        icon: <NamedIcon name={icon} size={16} />,
        run: () => moveTo(id),
      })),
    })
  return createPortal(
    <div ref={placeGlass} role="toolbar" aria-label={messages('batch')} className={`${surface.g2} ${styles.bar}`}>
      <span className={styles.count}>{messages('batchCount', { count })}</span>
      <Button kind="text" size="s" onClick={selectAll}>
        {messages('batchAll')}
      </Button>
      {others.length > 0 ? (
        <Button
          kind="text"
          size="s"
          icon={folder}
          disabled={count === 0}
          onClick={({ currentTarget }) => openMoveMenu(currentTarget)}
        >
          {messages('moveTo')}
        </Button>
      ) : null}
      <Button
        kind="text"
        size="s"
        icon={trash}
        className={styles.delete}
        disabled={count === 0}
        onClick={() => void confirmAndDeleteTiles(batchState.getState().selected)}
      >
        {messages('delete')}
      </Button>
      <Button size="s" kind="primary" icon={check} onClick={close}>
        {messages('batchDone')}
      </Button>
    </div>,
    layer,
  )
}

function moveTo(group: string) {
  const { selected } = batchState.getState()
  const tiles = tilesOnScreen()
  home.update((now) => moveTilesToGroup(now, selected, tiles, group))
  notifyMoved(
    tiles.filter(({ id }) => selected.has(id)),
    group,
  )
}
