import { findWidget, registry } from '../core/contribute/registry.ts'
import { tileOf } from '../core/contribute/use-registry.ts'
import type { Size } from '../core/contribute/widget.ts'
import { WidgetPreview } from '../core/contribute/widget-preview.ts'
import { useMessageByKey } from '../core/text/i18n.ts'
import { tileBox } from '../ui/components/tile-frame/tile-size.ts'
import { WidgetFrame } from '../ui/components/widget-frame/WidgetFrame.tsx'
import styles from './Gallery.module.css'

export const widgetNames = (): readonly string[] => registry().widgets.map(({ id }) => id)

const COUNTS = [1, 2, 3, 4, 5, 6] as const
const EVERY_SIZE = COUNTS.flatMap((rows) => COUNTS.map((columns): Size => `${rows}x${columns}`))

/** A widget in the sizes that it offers, or in every size that a user may choose. */
export function WidgetSizes({ name, every }: { readonly name: string; readonly every: boolean }) {
  const text = useMessageByKey()
  const Tile = tileOf(name)
  if (Tile === undefined) return null
  return (
    <div className={styles.sizes}>
      {(every ? EVERY_SIZE : findWidget(name)?.sizes)?.map((size) => {
        const [rows = 1, columns = 1] = size.split('x').map(Number)
        return (
          <figure key={size} data-size={size}>
            <div style={tileBox({ rows, columns })}>
              <WidgetFrame size={{ rows, columns }} label={text(`${name}.name`)}>
                <WidgetPreview value={true}>
                  <Tile id={`gallery ${size}`} rows={rows} columns={columns} />
                </WidgetPreview>
              </WidgetFrame>
            </div>
            <figcaption>{size.replace('x', '×')}</figcaption>
          </figure>
        )
      })}
    </div>
  )
}
