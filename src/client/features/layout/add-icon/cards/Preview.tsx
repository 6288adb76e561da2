import { useMemo } from 'react'
import { type Showcase, sampleValues } from '../../../../core/contribute/showcase.ts'
import { tileOf } from '../../../../core/contribute/use-registry.ts'
import type { Widget } from '../../../../core/contribute/widget.ts'
import { WidgetPreview } from '../../../../core/contribute/widget-preview.ts'
import { SampleContext } from '../../../../core/documents/sample-values.ts'
import { lazy } from '../../../../core/page/lazy.ts'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { parseSize } from '../../../../lib/tile/size.ts'
import { WidgetFrame } from '../../../../ui/components/widget-frame/WidgetFrame.tsx'
import { loadCrop } from '../../../look/wallpaper/index.ts'
import { useMessages } from '../messages.ts'
import { CELL, previewOf } from '../model.ts'
import styles from './ComponentCard.module.css'

const Crop = lazy(loadCrop)

interface PreviewProps {
  readonly widget: Widget
  readonly size: string
  readonly showcase: Showcase | undefined
  readonly isLoading: boolean
}

/** The widget itself with its samples on a piece of the wallpaper, in the size it would be added in. */
export function Preview({ widget, size, showcase, isLoading }: PreviewProps) {
  const messages = useMessages()
  const language = useLanguage()
  const samples = useMemo(() => sampleValues(showcase ?? {}, language), [showcase, language])
  const Tile = isLoading ? undefined : tileOf(widget.id)
  const { rows, columns } = parseSize(size) ?? { rows: 1, columns: 1 }
  const { width, height, scale } = previewOf(size)
  return (
    <div className={styles.preview} inert aria-hidden="true">
      <Crop />
      <div
        className={styles.widget}
        style={{ width, height, scale, '--gk-icon': `${CELL.icon}px`, '--gk-gap-x': `${CELL.gap}px`, '--gk-s': 1 }}
      >
        <WidgetFrame size={{ rows, columns }} label="">
          {Tile === undefined ? null : (
            <WidgetPreview value={true}>
              <SampleContext value={samples}>
                <Tile key={size} id={`preview-${widget.id}`} rows={rows} columns={columns} />
              </SampleContext>
            </WidgetPreview>
          )}
        </WidgetFrame>
      </div>
      {showcase?.samples === undefined ? null : <span className={styles.sample}>{messages('sample')}</span>}
    </div>
  )
}
