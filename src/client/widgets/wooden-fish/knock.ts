import { announce, createSound } from '../../kit/interaction.ts'
import { groupedNumber } from '../../kit/rules.ts'
import { language } from '../../kit/text.ts'
import { woodenFish } from './document.ts'
import { messages } from './messages.ts'
import { knock, mayAnnounce } from './model.ts'
import muyu from './sounds/muyu.mp3'

const sound = createSound(muyu)
let announcedAt = Number.NEGATIVE_INFINITY

/** Counts one knock; each of a fast series, and those of other tabs, too. */
export function knockOnce(): void {
  const now = new Date()
  woodenFish.update((merits) => knock(merits, now), { merge: 'knock' })
  const { score, sound: isOn } = woodenFish.get()
  if (isOn) sound.play()
  if (!mayAnnounce(announcedAt, now.getTime())) return
  announcedAt = now.getTime()
  announce(messages('count', { count: groupedNumber(score, language()) }))
}
