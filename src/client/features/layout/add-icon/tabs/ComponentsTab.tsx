import { useId, useState } from 'react'
import { tileOf } from '../../../../core/contribute/use-registry.ts'
import type { Widget } from '../../../../core/contribute/widget.ts'
import { WidgetPreview } from '../../../../core/contribute/widget-preview.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { lazy } from '../../../../core/page/lazy.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { parseSize } from '../../../../lib/tile/size.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { Empty } from '../../../../ui/components/state/State.tsx'
import { WidgetFrame } from '../../../../ui/components/widget-frame/WidgetFrame.tsx'
import { Segments } from '../../../../ui/form/choice/Segmented.tsx'
import { check, plus } from '../../../../ui/icons/paths.ts'
import { home } from '../../../data/home/index.ts'
import { newTileLocation } from '../../../data/home/lazy.ts'
import { loadCrop } from '../../../look/wallpaper/index.ts'
import { useEntryFilter } from '../../../shell/local-search/lazy.ts'
import styles from '../AddIcon.module.css'
import { addNewTile } from '../add/add-new-tile.ts'
import { countComponent } from '../add/count-added.ts'
import { useMessages } from '../messages.ts'
import { CELL, findableWidget, inCategory, previewOf, tilesOf } from '../model.ts'
import type { ListProps } from './list-props.ts'
import { useComponents } from './use-catalogs.ts'

const Crop = lazy(loadCrop)

/** The official components, each as it looks on the current wallpaper. */
export function ComponentsTab({ category, text }: ListProps) {
  const messages = useMessages()
  const textOf = useMessageByKey()
  const { widgets } = useComponents()
  const added = useDocument(home, (now) => tilesOf(now).map(({ component = '' }) => component))
  const listed = inCategory(widgets, category).map((widget) => ({ widget, ...findableWidget(widget.id, textOf) }))
  const found = useEntryFilter(listed, text)
  if (found.length === 0)
    return <Empty fit="page" drawing="search" title={messages('noComponent', { text: text.trim() })} />
  return (
    <ul className={styles.components}>
      {found.map(({ widget }) => (
        <li key={widget.id}>
          <ComponentCard widget={widget} isAdded={added.includes(widget.id)} />
        </li>
      ))}
    </ul>
  )
}

interface CardProps {
  readonly widget: Widget
  readonly isAdded: boolean
}

function ComponentCard({ widget, isAdded }: CardProps) {
  const messages = useMessages()
  const textOf = useMessageByKey()
  const id = useId()
  const [size, setSize] = useState<string>(widget.size)
  const name = textOf(`${widget.id}.name`)
  const add = () => {
    const tile = { name: '', type: 'component', component: widget.id, size } as const
    if (addNewTile(tile, newTileLocation.getState()) !== undefined) countComponent(widget.id)
  }
  return (
    <article className={styles.card} aria-labelledby={id}>
      <Preview widget={widget} size={size} />
      <h3 id={id}>{name}</h3>
      <p>{textOf(`${widget.id}.info`)}</p>
      <footer>
        <Segments
          aria-label={messages('sizeOf', { name })}
          value={size}
          options={widget.sizes.map((one) => ({ value: one, label: one.replace('x', '×') }))}
          onChange={setSize}
        />
        <Button
          kind={isAdded ? 'secondary' : 'primary'}
          size="s"
          icon={isAdded ? check : plus}
          aria-label={messages(isAdded ? 'addAgain' : 'addName', { name })}
          onClick={add}
        >
          {messages(isAdded ? 'isAdded' : 'add')}
        </Button>
      </footer>
    </article>
  )
}

/** The widget itself on a piece of the wallpaper, in the size it would be added in. */
function Preview({ widget, size }: { readonly widget: Widget; readonly size: string }) {
  const Tile = tileOf(widget.id)
  const { rows, columns } = parseSize(size) ?? { rows: 1, columns: 1 }
  const { width, height, scale } = previewOf(size)
  return (
    <div className={styles.preview} inert aria-hidden="true">
      <Crop />
      <div
        className={styles.widget}
        style={{ width, height, scale, '--gk-icon': `${CELL.icon}px`, '--gk-gap-x': `${CELL.gap}px` }}
      >
        <WidgetFrame size={{ rows, columns }} label="">
          {Tile === undefined ? null : (
            <WidgetPreview value={true}>
              <Tile key={size} id={`preview-${widget.id}`} rows={rows} columns={columns} />
            </WidgetPreview>
          )}
        </WidgetFrame>
      </div>
    </div>
  )
}
