import { formTab, joinTabs } from '../../ui/form/tab.tsx'
import { themeSettings } from '../theme/index.ts'
import { FontPicker } from './FontPicker.tsx'
import { timeSettings } from './settings.ts'

const common = { id: 'time', number: 2, icon: 'clock' } as const

export default joinTabs(
  formTab({
    ...common,
    owner: 'clock',
    settings: timeSettings,
    sections: [
      ['isTime', 'timeSize', 'timeTop'],
      ['timeSecond', 'time24', 'timeDay', 'timeWeek', 'timeLunar', 'timeGreeting'],
      ['timeFont', 'timeBold', 'timeColor', 'timeBoxShadow'],
    ],
    hints: ['timeGreeting'],
    scaled: ['timeSize', 'timeTop'],
    custom: { timeFont: FontPicker },
  }),
  formTab({ ...common, owner: 'clock', settings: themeSettings, sections: [['miniTranslate']] }),
)
