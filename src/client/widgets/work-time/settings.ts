import { defineSettings, equals, field, on, type SettingValues } from '../../kit/documents.ts'
import { isFaceReference } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import { PAY_PERIODS, repairMinute, WEEK_CHOICES, type WeekChoice, weekKindOf } from './model.ts'

const minute = (initial: string, when?: ReturnType<typeof on>) =>
  field.value(initial, repairMinute, when === undefined ? {} : { when })

const repairWeek = (value: unknown): WeekChoice | undefined => WEEK_CHOICES.find((choice) => choice === value)

const repairDays = (value: unknown): readonly number[] | undefined =>
  Array.isArray(value) ? [0, 1, 2, 3, 4, 5, 6].filter((day) => value.includes(day)) : undefined

/** The largest pay: figures of more digits have no room. */
const MONEY_MAX = 1e9

const repairMoney = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? Math.min(MONEY_MAX, Math.max(0, value)) : undefined

const picksDays = Object.assign(({ workWeek }: SettingValues) => weekKindOf(workWeek, language()) === 'days', {
  dependsOn: 'workWeek',
})

/** Working days, hours and pay, and the look of the tile. */
export const workTime = defineSettings(
  'work-time',
  {
    /** Empty: by the language, mainland China's statutory calendar for its own. */
    workWeek: field.value<WeekChoice>('', repairWeek),
    /** 0 is Sunday. */
    workDays: field.value<readonly number[]>([1, 2, 3, 4, 5], repairDays, { when: picksDays }),
    start: minute('09:00'),
    end: minute('18:00'),
    isBreak: field.toggle(false),
    breakStart: minute('12:00', on('isBreak')),
    breakEnd: minute('13:00', on('isBreak')),
    money: field.value(0, repairMoney),
    moneyPer: field.select('month', PAY_PERIODS),
    payDay: field.slider(15, { min: 1, max: 31, unit: 'none' }),
    /** Empty: the theme's ink, or what is readable on the background. */
    textColor: field.color('', { alpha: false }),
    /** The spec's numbers: 1 is a picture. */
    bgType: field.select(0, [0, 1, 2]),
    bgImg: field.value(
      '',
      (value) => (typeof value === 'string' && (value === '' || isFaceReference(value)) ? value : undefined),
      { when: equals('bgType', 1) },
    ),
    vague: field.slider(0, { min: 0, max: 30, when: equals('bgType', 1) }),
    bgColor: field.color('#dcebe4', { alpha: false, when: equals('bgType', 2) }),
  },
  'more',
)
