import { type SubmitEvent, useState } from 'react'
import { focusFirstProblem } from '../../../ui/form/focus-first-problem.ts'
import { useTask } from './use-task.ts'

/** A form that is sent when nothing is wrong with it. */
interface Submission<Problems> {
  /** What is wrong, once it was sent in vain. */
  readonly problems: Problems
  readonly isBusy: boolean
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void
}

/**
 * Sends a form. @param problems what is wrong with the draft, by field
 * @param send says whether it has come to an end
 */
export function useSubmission<Problems extends object>(
  problems: Problems,
  send: () => Promise<boolean>,
  onDone: () => void,
): Submission<Partial<Problems>> {
  const [isSubmitted, setSubmitted] = useState(false)
  const [isBusy, run] = useTask(onDone)
  const submit = async (form: HTMLFormElement) => {
    setSubmitted(true)
    if (Object.keys(problems).length > 0) return focusFirstProblem(form)
    await run(send)
  }
  return {
    problems: isSubmitted ? problems : {},
    isBusy,
    onSubmit(event) {
      event.preventDefault()
      void submit(event.currentTarget)
    },
  }
}
