import { announce, createSound, showToast, toastDurations } from '../../kit/interaction.ts'
import { buddha } from './document.ts'
import { messages } from './messages.ts'
import { firstFree, light } from './model.ts'
import bowl from './sounds/bowl.mp3'

const sound = createSound(bowl)

/** Lights the first free stick and says so; says where all are burning that the burner is full. */
export function lightOne(): void {
  const now = Date.now()
  const { buddhaData, sound: isOn } = buddha.get()
  const at = firstFree(buddhaData, now)
  if (at < 0) {
    showToast({ kind: 'info', text: messages('full'), duration: toastDurations.component })
    return
  }
  buddha.update((burner) => light(burner, now))
  if (isOn) sound.play()
  announce(messages('lit', { n: at + 1 }))
}
