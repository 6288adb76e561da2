import { useDocument } from '../../../core/documents/use-document.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { initialsOf } from '../../../ui/components/tile-frame/initials.ts'
import { useIcons } from '../../../ui/icons/by-name.ts'
import { tooltip } from '../../../ui/input/tooltip.ts'
import { home, showGroup, useCurrentGroupIndex } from '../../data/home/index.ts'
import { useTileMarks } from '../tiles/index.ts'
import styles from './Sidebar.module.css'

interface Props {
  readonly isNamed: boolean
  /** Side of the icons in px. */
  readonly iconSize: number
  readonly tooltipSide: 'top' | 'left' | 'right'
}

/** One button per group; the current group is the bar's tab stop. */
export function Groups({ isNamed, iconSize, tooltipSide }: Props) {
  const groups = useDocument(home, (now) => now.groups)
  const shown = useCurrentGroupIndex()
  const marks = useTileMarks()
  return groups.map((group, index) => {
    const handlers = { onClick: () => showGroup(index) }
    return (
      <li key={group.id} data-group={group.id}>
        <button
          type="button"
          data-focus-stop=""
          tabIndex={index === shown ? 0 : -1}
          aria-label={group.name}
          aria-description={marks.get(group.id)}
          aria-current={index === shown ? 'page' : undefined}
          {...(isNamed ? handlers : tooltip(group.name, tooltipSide, handlers))}
        >
          {marks.has(group.id) && <i className={styles.mark} />}
          <GroupIcon name={group.icon} group={group.name} size={iconSize} />
          {isNamed && <span>{group.name}</span>}
        </button>
      </li>
    )
  })
}

/** The group's icon; its initial where the icon set has no such name. */
function GroupIcon({ name, group, size }: { readonly name: string; readonly group: string; readonly size: number }) {
  const icons = useIcons()
  const path = icons === undefined ? '' : icons.get(name) // empty space until the icons are loaded
  if (path !== undefined) return <Icon path={path} size={size} />
  return (
    <b aria-hidden="true" style={{ fontSize: size * 0.8, lineHeight: `${size}px` }}>
      {initialsOf(group)}
    </b>
  )
}
