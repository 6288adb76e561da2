import { useDocument } from '../../core/react.ts'
import { Icon } from '../../ui/components/icon/Icon.tsx'
import { initialsOf } from '../../ui/components/tile-frame/initials.ts'
import { useIcons } from '../../ui/icons/by-name.ts'
import { tooltip } from '../../ui/input/tooltip.ts'
import { home, showGroup, useCurrentGroup } from '../home/index.ts'

interface Props {
  readonly named: boolean
  /** Side of the icons in px. */
  readonly iconSize: number
  readonly tipAt: 'top' | 'left' | 'right'
}

/** One button per group; the group on screen is the bar's tab stop. */
export function Groups({ named, iconSize, tipAt }: Props) {
  const groups = useDocument(home, (now) => now.groups)
  const shown = useCurrentGroup()
  return groups.map((group, index) => {
    const own = { onClick: () => showGroup(index) }
    return (
      <li key={group.id} data-group={group.id}>
        <button
          type="button"
          data-focus-stop=""
          tabIndex={index === shown ? 0 : -1}
          aria-label={group.name}
          aria-current={index === shown ? 'page' : undefined}
          {...(named ? own : tooltip(group.name, tipAt, own))}
        >
          <GroupIcon name={group.icon} group={group.name} size={iconSize} />
          {named && <span>{group.name}</span>}
        </button>
      </li>
    )
  })
}

/** The group's icon; the first letter of its name where the set has no such icon. */
function GroupIcon({ name, group, size }: { readonly name: string; readonly group: string; readonly size: number }) {
  const icons = useIcons()
  const path = icons === undefined ? '' : icons.get(name) // until they are there, an icon's place
  if (path !== undefined) return <Icon path={path} size={size} />
  return (
    <b aria-hidden="true" style={{ fontSize: size * 0.8, lineHeight: `${size}px` }}>
      {initialsOf(group)}
    </b>
  )
}
