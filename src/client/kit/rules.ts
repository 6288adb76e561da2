/** Pure rules of calendars, numbers, colours and data. A widget's own pure rules may import this module only. */
export {
  type CivilTime,
  calendarDayOf,
  DAY_MINUTES,
  dayAt,
  dayOfTime,
  hasMinute,
  isPast,
  isReached,
  joinTime,
  laterThan,
  minuteOfTime,
  minutesOf,
  momentOf,
  repairTime,
  timeAt,
  timeOfMinutes,
  withDay,
} from '../lib/calendar/civil-time.ts'
export { daysText, dayText } from '../lib/calendar/day-text.ts'
export { deviceZone } from '../lib/calendar/device-zone.ts'
export { type Holiday, holidayOn, isHoliday, lengthOf, swappedDays, upcomingHolidays } from '../lib/calendar/holiday.ts'
export { holidayText } from '../lib/calendar/holiday-text.ts'
export { lunarMonthText, lunarText, lunarYearText, shortLunarText } from '../lib/calendar/lunar-text.ts'
export {
  afterOccurrences,
  daysInMonth,
  firstOccurrence,
  movedTo,
  nextOccurrence,
  occurrencesBetween,
  RECURRENCE_LIMITS,
  type Recurrence,
  repairRecurrence,
  WEEKDAYS,
  type Weekday,
  weekdayOf,
} from '../lib/calendar/recurrence.ts'
export { recurrenceText } from '../lib/calendar/recurrence-text.ts'
export { relativeTime } from '../lib/calendar/relative-time.ts'
export { nextSpecialDay, specialDay } from '../lib/calendar/special-day.ts'
export { isWorkday, statutoryDay } from '../lib/calendar/statutory-day.ts'
export { type DaylightHours, daylightOf, EQUINOX, type Sky, skyAt } from '../lib/calendar/sun.ts'
export { sunHeight } from '../lib/calendar/sun-height.ts'
export { timeFromNow } from '../lib/calendar/time-from-now.ts'
export { toCmyk } from '../lib/color/cmyk.ts'
export { gradientCss } from '../lib/color/gradient.ts'
export { indexAfterArrow } from '../lib/geometry/arrow-keys.ts'
export { browserOf } from '../lib/text/browser-of.ts'
export { countText, heatText } from '../lib/text/count.ts'
export { fileStem } from '../lib/text/file-name.ts'
export { groupedNumber } from '../lib/text/grouped-number.ts'
export { joinPhrases } from '../lib/text/join-phrases.ts'
export { shortName } from '../lib/text/short-name.ts'
export { parseTags, tagKey, tidyTags } from '../lib/text/tags.ts'
export { isFaceReference } from '../lib/tile/face-reference.ts'
export { laidNumber } from '../lib/tile/laid-number.ts'
export { parseSize } from '../lib/tile/size.ts'
export { addressTarget } from '../lib/url/address-target.ts'
export { addressesIn } from '../lib/url/addresses-in.ts'
export { bareAddress } from '../lib/url/bare-address.ts'
export { type AddressProblem, checkAddress } from '../lib/url/check-address.ts'
export { isPlainObject, sameJson } from '../lib/values/json.ts'
export { latestOf, withLatest } from '../lib/values/with-latest.ts'
