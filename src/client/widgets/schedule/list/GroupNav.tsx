import { Fragment, useState } from 'react'
import { Rail, RailAdd, RailItem, RailList, RailNameField } from '../../../kit/components.ts'
import { calendar, inbox, list as listIcon, sun } from '../../../kit/icons.ts'
import { createGroup, removeGroup } from '../actions.ts'
import { schedule } from '../document.ts'
import { countsOf, type ListId, listOfGroup } from '../kernel/lists.ts'
import { useMessages } from '../messages.ts'
import { LIMITS, renameGroup, type Schedule } from '../model.ts'
import { showList } from '../shown.ts'

interface GroupNavProps {
  readonly value: Schedule
  readonly list: ListId
  readonly now: Date
}

/** The smart lists with their icons, and the names of their texts. */
const SMART = [
  { id: 'today', icon: sun },
  { id: 'upcoming', icon: calendar },
  { id: 'all', icon: inbox },
] as const

/** The id of the group that is renamed, or that one is made. */
type Named = { readonly renamed: string } | 'new'

/** The smart lists and the groups, with the numbers of their unfinished todos; groups are added, renamed and deleted. */
export function GroupNav({ value, list, now }: GroupNavProps) {
  const messages = useMessages()
  const [named, setNamed] = useState<Named>()
  const counts = countsOf(value, now)
  const propsOf = (id: ListId) => ({
    count: counts.get(id) || undefined,
    isCurrent: id === list,
    onChoose: () => showList(id),
  })
  const field = (initial: string, take: (name: string) => unknown) => (
    <RailNameField
      label={messages('groupName')}
      initial={initial}
      maxLength={LIMITS.groupName}
      onDone={(name) => {
        setNamed(undefined)
        take(name)
      }}
    />
  )
  const isRenamed = (id: string) => typeof named === 'object' && named.renamed === id
  return (
    <Rail label={messages('lists')}>
      <RailList>
        {SMART.map(({ id, icon }) => (
          <RailItem key={id} icon={icon} label={messages(id)} {...propsOf(id)} />
        ))}
      </RailList>
      <RailList>
        {value.todoList.map(({ id, name: given }) => {
          const name = given || messages('firstGroup')
          return isRenamed(id) ? (
            <Fragment key={id}>
              {field(name, (typed) => typed !== name && schedule.update((one) => renameGroup(one, id, typed)))}
            </Fragment>
          ) : (
            <RailItem
              key={id}
              icon={listIcon}
              label={name}
              {...propsOf(listOfGroup(id))}
              menu={{
                label: messages('groupMenu', { name }),
                subject: name,
                rename: { label: messages('rename'), run: () => setNamed({ renamed: id }) },
                remove: { label: messages('deleteGroup'), run: () => removeGroup(id, name) },
              }}
            />
          )
        })}
        {named === 'new' ? field('', (name) => name.trim() !== '' && createGroup(name)) : null}
      </RailList>
      {named === 'new' ? null : <RailAdd label={messages('addGroup')} onAdd={() => setNamed('new')} />}
    </Rail>
  )
}
