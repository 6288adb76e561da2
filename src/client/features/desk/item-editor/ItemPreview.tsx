import type { CSSProperties } from 'react'
import type { Item } from '../../../../shared/entities/item.ts'
import { useDocument } from '../../../core/documents/use-document.ts'
import { lazy } from '../../../core/page/lazy.ts'
import { useScreen } from '../../../core/page/screen.ts'
import { TileFrame } from '../../../ui/components/tile-frame/TileFrame.tsx'
import { hostOf, iconSettings } from '../../data/home/index.ts'
import { loadCrop } from '../../look/wallpaper/index.ts'
import { gridMetricsFor } from '../tiles/index.ts'
import styles from './form/ItemForm.module.css'
import { previewFace } from './preview-face.ts'

const Crop = lazy(loadCrop)

/** An icon as it will stand on the home screen, on a piece of the wallpaper. */
export function ItemPreview({ item }: { readonly item: Item }) {
  const values = useDocument(iconSettings, (now) => now)
  const { icon } = gridMetricsFor(values, useScreen())
  const style: CSSProperties = { '--gk-icon': `${icon}px`, width: icon }
  return (
    <div className={styles.preview} inert aria-hidden="true">
      <Crop />
      <span className={styles.tile} style={style}>
        <TileFrame label={item.name || hostOf(item.url ?? '') || '…'} face={previewFace(item)} />
      </span>
    </div>
  )
}
