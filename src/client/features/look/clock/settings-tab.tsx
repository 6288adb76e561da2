import { themeSettings } from '../../data/theme/index.ts'
import { formTab, joinTabs } from '../../shell/settings/lazy.ts'
import { FontPicker } from './fonts/FontPicker.tsx'
import { timeSettings } from './settings.first-frame.ts'

/** What a phone draws of the sizes (Clock.module.css). */
const PHONE = { timeSize: 0.8, timeTop: 0.4 } as const

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
    scaleOf: ({ mobile, scale }, key) => (mobile ? PHONE[key === 'timeTop' ? key : 'timeSize'] : scale),
    least: { timeSize: 30 },
    custom: { timeFont: FontPicker },
  }),
  formTab({ ...common, owner: 'clock', settings: themeSettings, sections: [['miniTranslate']] }),
)
