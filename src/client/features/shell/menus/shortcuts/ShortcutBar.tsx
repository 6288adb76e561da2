import { useEffect, useState } from 'react'
import { type Command, type Context, iconOf, labelOf } from '../../../../core/contribute/command.ts'
import { registry } from '../../../../core/contribute/registry.ts'
import { useRegistryCompleted } from '../../../../core/contribute/use-registry.ts'
import { useDocument } from '../../../../core/documents/use-document.ts'
import { useScreen } from '../../../../core/page/screen.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { NamedIcon } from '../../../../ui/components/icon/NamedIcon.tsx'
import { roving } from '../../../../ui/input/keyboard/roving.ts'
import { tooltip } from '../../../../ui/input/tooltip.ts'
import { afterMenu, openMenu } from '../../../../ui/overlay/menu/menus.ts'
import { classes } from '../../../../ui/styles/classes.ts'
import { themeSettings } from '../../../data/theme/index.ts'
import { useMessages } from '../messages.ts'
import { shortcutSettings } from '../settings.ts'
import styles from './ShortcutBar.module.css'
import { shownTools } from './tools.ts'

/** With `isTopHoverShortcut` the tools appear while the pointer is this near to the top, in px. */
const NEAR_TOP_PX = 64

/** The number of the tool that the setting `homeDarkModeSwitch` shows. */
const DARK_TOOL = 2

/** The tools at the top right: the enabled commands in the user's order, once the registry is complete. */
export function ShortcutBar({ context }: { readonly context: Context }) {
  const isComplete = useRegistryCompleted()
  const { isTopHoverShortcut, shortcutConfig } = useDocument(shortcutSettings, (now) => now)
  const messages = useMessages()
  const text = useMessageByKey()
  const isNearTop = usePointerNearTop(isTopHoverShortcut)
  const [lastFocused, setLastFocused] = useState('')
  const hasDarkSwitch = useDocument(themeSettings, (now) => now.homeDarkModeSwitch)
  const tools = shortcutConfig.filter((tool) => tool !== DARK_TOOL || hasDarkSwitch)
  const { mobile } = useScreen()
  const { commands, emptyPlaces } = shownTools(tools, isComplete ? registry().commands : [], context)
  const tabStop = (commands.find(({ id }) => id === lastFocused) ?? commands[0])?.id
  if (commands.length === 0) return null
  if (mobile) return <ToolsButton commands={commands} context={context} />
  return (
    <div
      className={classes(styles.tools, isTopHoverShortcut && !isNearTop && styles.away)}
      style={{ '--empty-places': emptyPlaces }}
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
            tabIndex={command.id === tabStop ? 0 : -1}
            aria-label={label}
            aria-pressed={command.checked?.(context)}
            {...tooltip(label, 'bottom', {
              onFocus: () => setLastFocused(command.id),
              // the second click of a double click would undo the first
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

/** A phone has one button for all tools, beside the clock. */
function ToolsButton({ commands, context }: { readonly commands: readonly Command[]; readonly context: Context }) {
  const messages = useMessages()
  const text = useMessageByKey()
  const label = messages('allTools')
  const open = (button: Element) =>
    openMenu({
      label,
      anchor: { current: button },
      align: 'end',
      items: commands.map((command) => ({
        id: command.id,
        label: text(labelOf(command, context)),
        icon: <NamedIcon name={iconOf(command, context)} size={20} />,
        run: () => afterMenu(() => void command.run(context, button)),
      })),
    })
  return (
    <div className={styles.tools} role="toolbar" aria-label={messages('tools')}>
      <button
        type="button"
        data-focus-stop=""
        aria-haspopup="menu"
        aria-label={label}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        <NamedIcon name="more" size={18} />
      </button>
    </div>
  )
}

/** Whether the pointer is near the top edge; listens only while `isEnabled`. */
function usePointerNearTop(isEnabled: boolean): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    // the pointer may be over any element of the page
    if (!isEnabled) return undefined
    const onMove = ({ clientY }: PointerEvent) => setNear(clientY < NEAR_TOP_PX)
    const onLeave = () => setNear(false)
    addEventListener('pointermove', onMove, { passive: true })
    document.documentElement.addEventListener('pointerleave', onLeave)
    return () => {
      removeEventListener('pointermove', onMove)
      document.documentElement.removeEventListener('pointerleave', onLeave)
    }
  }, [isEnabled])
  return isNear
}
