import { SUGGESTION_SOURCES } from '../../../../../shared/api/suggest.ts'
import { language } from '../../../../core/text/i18n.ts'
import { grid, plus, sparkle } from '../../../../ui/icons/paths.ts'
import type { MenuItem } from '../../../../ui/overlay/menu/menu-entries.ts'
import { openMenu } from '../../../../ui/overlay/menu/menus.ts'
import { openOverlay } from '../../../../ui/overlay/overlay.ts'
import { allMessages } from '../all-messages.ts'
import { availableEngines } from '../engines/available-engines.ts'
import { EngineIcon } from '../engines/EngineIcon.tsx'
import { selectedEngines } from '../engines/model.ts'
import { engineInUse } from '../model.ts'
import { PROVIDED_TAB, providedMode, shownTab } from '../provided-mode.ts'
import { searchSettings } from '../settings.first-frame.ts'
import { effectiveSources } from '../sources/model.ts'
import { toggleSuggestionSource, toggleSuggestions } from '../sources/toggle-sources.ts'
import { switchSearch } from '../switch-search.ts'

/** The menu of the engine button: the selected engines and the local search, the suggestion sources, and the picker of all engines. */
export function openEngineMenu(button: Element, byKeyboard: boolean): void {
  const { searchSelectEnginesList, searchEnginesIndex, searchTabActiveIndex } = searchSettings.get()
  const mode = providedMode.getState()
  const tab = shownTab(searchTabActiveIndex, mode)
  const engines = selectedEngines(availableEngines(language()), searchSelectEnginesList)
  const current = engineInUse(engines, searchEnginesIndex)?.key ?? ''
  const choose = (key: string) =>
    switchSearch((now) => ({
      ...now,
      searchEnginesIndex: now.searchSelectEnginesList.indexOf(key),
      searchTabActiveIndex: 0,
    }))
  openMenu({
    label: allMessages('engines'),
    anchor: { current: button },
    offset: 6 + gapBelow(button),
    exclusive: true,
    focusFirst: byKeyboard,
    items: [
      ...engines.map(
        ({ key, name, icon }): MenuItem => ({
          id: key,
          label: name,
          icon: <EngineIcon name={name} icon={icon} />,
          checked: key === current && tab === 0,
          run: () => choose(key),
        }),
      ),
      {
        id: 'local',
        label: allMessages('local'),
        icon: grid,
        checked: tab === 1,
        run: () => switchSearch((now) => ({ ...now, searchTabActiveIndex: 1 })),
      },
      ...(mode === undefined
        ? []
        : [
            {
              id: 'provided',
              label: mode.texts().name,
              icon: mode.icon,
              checked: tab === PROVIDED_TAB,
              run: () => switchSearch((now) => ({ ...now, searchTabActiveIndex: PROVIDED_TAB })),
            },
          ]),
      'divider',
      { id: 'suggestions', label: allMessages('suggestions'), icon: sparkle, items: sourceItems(current) },
      { id: 'all', label: allMessages('chooseEngines'), icon: plus, run: () => openPicker(button) },
    ],
  })
}

/** The distance in px from the button's bottom to the box's: the menu opens below the box. */
function gapBelow(button: Element): number {
  const { bottom } = button.getBoundingClientRect()
  return (button.closest('form')?.getBoundingClientRect().bottom ?? bottom) - bottom
}

/** The suggestion sources: the master toggle, then each source. */
function sourceItems(engine: string) {
  const sources = effectiveSources(searchSettings.get().searchAssociationArr, engine, SUGGESTION_SOURCES)
  const active = sources.filter((source) => source.active).map(({ name }) => name)
  const engines = availableEngines(language())
  return [
    {
      id: 'source all',
      label: allMessages('allSuggestions'),
      checked: active.length > 0,
      run: () => toggleSuggestions(active.length === 0),
    },
    'divider' as const,
    ...SUGGESTION_SOURCES.map((name): MenuItem => {
      const { name: label = name, icon = '' } = engines.find(({ key }) => key === name) ?? {}
      return {
        id: `source ${name}`,
        label,
        icon: <EngineIcon name={label} icon={icon} />,
        checked: active.includes(name),
        run: () => toggleSuggestionSource(name, sources),
      }
    }),
  ]
}

function openPicker(button: Element) {
  openOverlay(
    () => import('../engines/EnginePicker.tsx'),
    ({ EnginePicker }, { open, close }) => <EnginePicker box={button.closest('form')} open={open} onClose={close} />,
  )
}
