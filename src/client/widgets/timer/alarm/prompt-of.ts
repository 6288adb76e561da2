import type { Prompt, PromptContent } from '../../../kit/interaction.ts'
import { language } from '../../../kit/text.ts'
import { addMinute, dismissTurn, resetTimer, restartTimer, togglePomodoro } from '../actions.ts'
import { timers } from '../document.ts'
import { type Ending, isTimely, POMODORO, signalOf } from '../kernel/endings.ts'
import { messages } from '../messages.ts'
import { agoText, endingText } from './ending-text.ts'

/** What has ended as a card with its answers. */
export const promptOf = (ending: Ending): Prompt =>
  ending.id === POMODORO
    ? { ...sinceEnd(ending), content: () => contentOfPhase(ending), dismiss: dismissTurn }
    : { ...sinceEnd(ending), content: () => contentOfTimer(ending), dismiss: () => resetTimer(ending) }

const sinceEnd = (ending: Ending) => ({ key: signalOf(ending), since: ending.end })

function contentOfPhase(ending: Ending): PromptContent {
  const { title, text } = endingText(ending)
  return {
    ...{ heading: agoOf(ending) ?? messages('kind.pomodoro'), title, detail: text },
    answers: [{ label: messages('later'), run: dismissTurn }],
    primary: { label: messages('startPhase'), run: togglePomodoro },
  }
}

function contentOfTimer(ending: Ending): PromptContent {
  const { title, text } = endingText(ending)
  const timer = timers.get().timers.find(({ id }) => id === ending.id)
  const answers =
    timer === undefined
      ? []
      : [
          { label: messages('oneMinute'), run: () => addMinute(timer) },
          { label: messages('again'), run: () => restartTimer(timer) },
        ]
  return {
    ...{ heading: agoOf(ending) ?? text, title, answers },
    primary: { label: messages('stop'), run: () => resetTimer(ending) },
  }
}

/** When it ended, where that is no longer now. */
const agoOf = (ending: Ending): string | undefined => {
  const now = Date.now()
  return isTimely(ending, now) ? undefined : messages('endedAgo', { when: agoText(ending.end, now, language()) })
}
