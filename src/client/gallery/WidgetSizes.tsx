import { useMessageByKey } from '../core/i18n.ts'
import { tileOf } from '../core/react.ts'
import { findWidget, registry } from '../core/registry.ts'
import { tileBox } from '../ui/components/tile-frame/tile-size.ts'
import { WidgetFrame } from '../ui/components/widget-frame/WidgetFrame.tsx'
import styles from './Gallery.module.css'

export const widgetNames = (): readonly string[] => registry().widgets.map(({ id }) => id)

/** A widget in all its sizes. */
export function WidgetSizes({ name }: { readonly name: string }) {
  const text = useMessageByKey()
  const Tile = tileOf(name)
  if (Tile === undefined) return null
  return (
    <div className={styles.sizes}>
      {findWidget(name)?.sizes.map((size) => {
        const [rows = 1, columns = 1] = size.split('x').map(Number)
        return (
          <figure key={size} data-size={size}>
            <div style={tileBox({ rows, columns })}>
              <WidgetFrame size={{ rows, columns }} label={text(`${name}.name`)}>
                <Tile id={`gallery ${size}`} rows={rows} columns={columns} />
              </WidgetFrame>
            </div>
            <figcaption>{size.replace('x', '×')}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
