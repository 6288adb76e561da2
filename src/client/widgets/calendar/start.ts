import { defineStart } from '../../kit/widget.ts'
import { followReminders } from './reminders/follow-reminders.ts'

/** Events remind in every tab, whether or not the calendar is shown. */
export default defineStart({ at: 'idle', run: ({ ticker }) => followReminders(ticker.subscribe) })
