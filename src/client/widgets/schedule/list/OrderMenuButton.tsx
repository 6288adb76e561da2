import { useRef } from 'react'
import { IconButton } from '../../../kit/components.ts'
import { sliders } from '../../../kit/icons.ts'
import { openMenu } from '../../../kit/interaction.ts'
import { schedule } from '../document.ts'
import { useMessages } from '../messages.ts'
import { GROUP_ORDERS, orderGroup, type TodoGroup } from '../model.ts'

/** How the todos of a group are ordered. */
export function OrderMenuButton({ group }: { readonly group: TodoGroup }) {
  const messages = useMessages()
  const button = useRef<HTMLButtonElement>(null)
  const open = (byKeyboard: boolean) =>
    openMenu({
      label: messages('order'),
      anchor: button,
      align: 'end',
      exclusive: true,
      focusFirst: byKeyboard,
      items: GROUP_ORDERS.map((order) => ({
        id: order,
        label: messages(`order.${order}`),
        checked: group.order === order,
        run: () => schedule.update((now) => orderGroup(now, group.id, order)),
      })),
    })
  return (
    <IconButton
      ref={button}
      icon={sliders}
      label={messages('order')}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={({ detail }) => open(detail === 0)}
    />
  )
}
