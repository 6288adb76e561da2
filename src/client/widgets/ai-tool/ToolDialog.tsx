import { useState } from 'react'
import { AI_TOOL_TYPES, type AiTool, type AiToolType } from '../../../shared/entities/ai-tool.ts'
import type { Item } from '../../../shared/entities/item.ts'
import { Card, Cards, Select } from '../../kit/components.ts'
import { ItemDialog, itemName, ownIconOf, SiteCards } from '../../kit/desktop.ts'
import type { OverlayState } from '../../kit/interaction.ts'
import { useMessages } from './messages.ts'

interface Props extends OverlayState {
  /** The tool that is edited; without one a new one is added. */
  readonly tool?: AiTool
  /** The name or address that a new tool begins with. */
  readonly typed?: string
  /** False if it cannot be saved, which the user has been told: the dialog stays open. */
  readonly save: (tool: AiTool) => boolean
}

/** The form of one of the user's own tools: what an icon has, and what it is for. */
export function ToolDialog({ tool, typed = '', save, ...state }: Props) {
  const messages = useMessages()
  const { address, name } = ownIconOf(typed)
  const [type, setType] = useState<AiToolType>(tool?.type ?? 'chat')
  return (
    <ItemDialog
      {...state}
      title={messages(tool === undefined ? 'addTitle' : 'editTitle')}
      item={tool === undefined ? { ...NEW_TOOL, name } : itemOf(tool)}
      typed={address}
      save={(item) => save({ ...toolOf(item), type })}
    >
      {(draft, problems) => (
        <Cards>
          <SiteCards state={draft} problem={problems.address} />
          <Card>
            <Select
              label={messages('type')}
              value={type}
              options={AI_TOOL_TYPES.map((value) => ({ value, label: messages(`category.${value}`) }))}
              onChange={setType}
            />
          </Card>
        </Cards>
      )}
    </ItemDialog>
  )
}

const NEW_TOOL = { id: 'new', type: 'icon', size: '1x1' } as const

/** A tool as the form of icons edits it. */
const itemOf = (tool: AiTool): Item => ({ ...tool, ...NEW_TOOL, id: tool.id })

/** The saved icon as a tool; nameless ones are called by their host. */
function toolOf(item: Item): Omit<AiTool, 'type'> {
  const { id, url = '', src, background, fontText, fontColor } = item
  return {
    id,
    name: itemName(item),
    url,
    ...(src && { src }),
    ...(background && { background }),
    ...(fontText && { fontText }),
    ...(fontColor && { fontColor }),
  }
}
