import { formTab } from '../../ui/form/tab.tsx'
import { FontPicker } from './FontPicker.tsx'
import { timeSettings } from './settings.ts'

export default formTab({
  id: 'time',
  number: 2,
  owner: 'clock',
  icon: 'clock',
  settings: timeSettings,
  sections: [
    ['isTime', 'timeSize', 'timeTop'],
    ['timeSecond', 'time24', 'timeDay', 'timeWeek', 'timeLunar'],
    ['timeFont', 'timeBold', 'timeColor', 'timeBoxShadow'],
  ],
  custom: { timeFont: FontPicker },
})
