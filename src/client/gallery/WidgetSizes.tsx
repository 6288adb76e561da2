import { useMemo } from 'react'
import { findWidget, registry } from '../core/contribute/registry.ts'
import { type Showcase, sampleValues } from '../core/contribute/showcase.ts'
import { tileOf } from '../core/contribute/use-registry.ts'
import type { Size } from '../core/contribute/widget.ts'
import { WidgetPreview } from '../core/contribute/widget-preview.ts'
import { SampleContext } from '../core/documents/sample-values.ts'
import { useLanguage, useMessageByKey } from '../core/text/i18n.ts'
import { tileBox } from '../ui/components/tile-frame/tile-size.ts'
import { WidgetFrame } from '../ui/components/widget-frame/WidgetFrame.tsx'
import styles from './Gallery.module.css'

export const widgetNames = (): readonly string[] => registry().widgets.map(({ id }) => id)

const COUNTS = [1, 2, 3, 4, 5, 6] as const
const EVERY_SIZE = COUNTS.flatMap((rows) => COUNTS.map((columns): Size => `${rows}x${columns}`))

interface WidgetSizesProps {
  readonly name: string
  readonly every: boolean
  /** Whose samples are shown. */
  readonly showcase: Showcase | undefined
}

/** A widget in the sizes that it offers, or in every size that a user may choose. */
export function WidgetSizes({ name, every, showcase }: WidgetSizesProps) {
  const text = useMessageByKey()
  const language = useLanguage()
  const samples = useMemo(() => sampleValues(showcase ?? {}, language), [showcase, language])
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
                  <SampleContext value={samples}>
                    <Tile id={`gallery ${size}`} rows={rows} columns={columns} />
                  </SampleContext>
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
