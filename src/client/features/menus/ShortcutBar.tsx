import { useEffect, useState } from 'react'
import { type Context, iconOf, labelOf, visibleCommands } from '../../core/command.ts'
import { useMessageByKey } from '../../core/i18n.ts'
import { useDocument, useRegistryCompleted } from '../../core/react.ts'
import { registry } from '../../core/registry.ts'
import { NamedIcon } from '../../ui/components/icon/NamedIcon.tsx'
import { roving } from '../../ui/input/roving.ts'
import { tooltip } from '../../ui/input/tooltip.ts'
import { classes } from '../../ui/styles/classes.ts'
import { useMessages } from './messages.ts'
import styles from './ShortcutBar.module.css'
import { shortcutSettings } from './settings.ts'
import { toolCommands } from './tools.ts'

/** With the setting, the tools come when the pointer is this near to the top, in px. */
const TOP_PX = 64

/** The tools at the top right: commands that the user has enabled, in their order, as soon as commands are known. */
export function ShortcutBar({ context }: { readonly context: Context }) {
  const complete = useRegistryCompleted()
  const { isTopHoverShortcut, shortcutConfig } = useDocument(shortcutSettings, (now) => now)
  const messages = useMessages()
  const text = useMessageByKey()
  const near = usePointerNearTop(isTopHoverShortcut)
  const [stop, setStop] = useState('')
  const commands = complete ? visibleCommands(toolCommands(shortcutConfig, registry().commands), context) : []
  const stopAt = commands.some(({ id }) => id === stop) ? stop : commands[0]?.id
  if (commands.length === 0) return null
  return (
    <div
      className={classes(styles['tools'], isTopHoverShortcut && !near && styles['away'])}
      role="toolbar"
      aria-label={messages('tools')}
      onKeyDown={roving('row')}
    >
      {commands.map((command) => {
        const label = text(labelOf(command, context))
        return (
          <button
            key={command.id}
            type="button"
            data-focus-stop=""
            tabIndex={command.id === stopAt ? 0 : -1}
            aria-label={label}
            aria-pressed={command.checked?.(context)}
            {...tooltip(label, 'bottom', {
              onFocus: () => setStop(command.id),
              // a double click is one press: what it toggles would only flicker
              onClick: ({ currentTarget, detail }) => {
                if (detail < 2) void command.run(context, currentTarget)
              },
            })}
          >
            <NamedIcon name={iconOf(command, context)} size={18} />
          </button>
        )
      })}
    </div>
  )
}

/** Whether the pointer is near the top edge; watched only while somebody wants to know. */
function usePointerNearTop(wanted: boolean): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    // the pointer may be anywhere on the page, over whatever lies there
    if (!wanted) return undefined
    const look = ({ clientY }: PointerEvent) => setNear(clientY < TOP_PX)
    const leave = () => setNear(false)
    addEventListener('pointermove', look, { passive: true })
    document.documentElement.addEventListener('pointerleave', leave)
    return () => {
      removeEventListener('pointermove', look)
      document.documentElement.removeEventListener('pointerleave', leave)
    }
  }, [wanted])
  return near
}
