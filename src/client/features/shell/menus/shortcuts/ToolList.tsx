import { registry } from '../../../../core/contribute/registry.ts'
import { useRegistryCompleted } from '../../../../core/contribute/use-registry.ts'
import { useMessageByKey } from '../../../../core/text/i18n.ts'
import { NamedIcon } from '../../../../ui/components/icon/NamedIcon.tsx'
import { moveVisibleItem } from '../../../../ui/form/order/model.ts'
import { type SortableItem, SortableList } from '../../../../ui/form/order/SortableList.tsx'
import type { ControlProps } from '../../../../ui/form/Row.tsx'
import { commandOfTool, placedTools, toggleTool, toolsInOrder } from './tools.ts'

/** The settings of the shortcut bar: a click enables or disables a tool; enabled ones can be reordered. */
export function ToolList({ label, value: config, onChange }: ControlProps<readonly number[]>) {
  const text = useMessageByKey()
  const commands = useRegistryCompleted() ? registry().commands : []
  const tools = toolsInOrder(config, commands)
  const draw = (tool: number): SortableItem[] => {
    const command = commandOfTool(tool, commands)
    const isEnabled = config.includes(tool)
    if (command === undefined) return []
    return [
      {
        id: String(tool),
        label: text(`${command.owner}.command.${command.name}`),
        icon: <NamedIcon name={command.icon} size={18} />,
        on: isEnabled,
        movable: isEnabled,
      },
    ]
  }
  return (
    <div data-form-row={label}>
      <SortableList
        label={label}
        items={tools.flatMap(draw)}
        onToggle={(id) => onChange(toggleTool(config, Number(id)))}
        onMove={(id, to) =>
          onChange(moveVisibleItem(placedTools(config), (tool) => tools.includes(tool), tools.indexOf(Number(id)), to))
        }
      />
    </div>
  )
}
