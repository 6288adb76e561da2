/** Counts where the page's own timers come once a minute: a hidden page's. Answers when the ms that it is sent are over. */
let timer: ReturnType<typeof setTimeout> | undefined

addEventListener('message', ({ data }: MessageEvent<number>) => {
  clearTimeout(timer)
  timer = setTimeout(() => postMessage(0), data)
})
