import type { AuditedShare } from '../../../../../shared/api/admin.ts'
import type { SharedContent } from '../../../../../shared/api/shared-group.ts'
import { Art } from '../../../../ui/components/tile-frame/TileFrame.tsx'
import { itemFace } from '../../../data/home/index.ts'
import { useTiles } from '../../groups/lazy.ts'
import { miniOf, ThemeSketch } from '../../themes/lazy.ts'
import styles from './SharePicture.module.css'

/** How many icons stand for a group. */
const FACES = 8

/** A theme or group in small, drawn from its data. */
export const SharePicture = ({ share }: { readonly share: AuditedShare }) =>
  share.kind === 'theme' ? (
    <ThemeSketch look={share.look} picture={miniOf(share)} className={styles.sketch} />
  ) : (
    <Faces content={share.content} />
  )

function Faces({ content }: { readonly content: SharedContent }) {
  const icons = useTiles(content).flatMap((tile) => (tile.type === 'icon' ? [tile] : (tile.children ?? [])))
  return (
    <span className={styles.faces} aria-hidden="true">
      {icons.slice(0, FACES).map((icon) => (
        <span key={icon.id}>
          <Art face={itemFace(icon)} label={icon.name} lazy />
        </span>
      ))}
    </span>
  )
}
