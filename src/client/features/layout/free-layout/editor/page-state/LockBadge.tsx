import { type RefObject, useEffect, useState } from 'react'
import { Icon } from '../../../../../ui/components/icon/Icon.tsx'
import { lock } from '../../../../../ui/icons/paths.ts'
import { tileId, tileIdAround } from '../../../../desk/find.ts'
import { cornersOf } from '../../kernel/geometry.ts'
import { selectable } from '../../kernel/selection.ts'
import type { Element } from '../../layout.ts'
import styles from './LockBadge.module.css'

interface LockBadgeProps {
  readonly page: RefObject<HTMLElement | null>
  readonly elements: readonly Element[]
}

/** A badge at the upper right corner of the locked element under the pointer. */
export function LockBadge({ page, elements }: LockBadgeProps) {
  const [hovered, setHovered] = useState('')
  const selectableIds = selectable(elements)
  useEffect(() => {
    // for the cursor: elements that cannot be selected cannot be moved
    for (const tile of page.current?.children ?? []) {
      const id = tile instanceof HTMLElement ? tileId(tile) : undefined
      tile.toggleAttribute('data-locked', id !== undefined && !selectableIds.has(id))
    }
  })
  useEffect(() => {
    // listeners on the page: the tiles do not render on hover
    const list = page.current
    if (list === null) return undefined
    const hover = ({ target }: Event) => setHovered(tileIdAround(target) ?? '')
    const leave = () => setHovered('')
    list.addEventListener('pointerover', hover)
    list.addEventListener('pointerleave', leave)
    return () => {
      list.removeEventListener('pointerover', hover)
      list.removeEventListener('pointerleave', leave)
    }
  }, [page])
  const element = selectableIds.has(hovered) ? undefined : elements.find(({ id }) => id === hovered)
  if (element === undefined) return null
  const corner = cornersOf(element).reduce((one, other) => (other.x - other.y > one.x - one.y ? other : one))
  return (
    <span className={styles.badge} data-badge="lock" style={{ left: Math.round(corner.x), top: Math.round(corner.y) }}>
      <Icon path={lock} size={12} />
    </span>
  )
}
