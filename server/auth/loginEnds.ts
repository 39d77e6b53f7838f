import { EventEmitter } from 'node:events';

/** Tells what outlives a request, an open event stream, that logins have ended in this process. */
export interface LoginEnds {
  announce: () => void;
  /** The answer ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

export const loginEnds = (): LoginEnds => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: () => void emitter.emit('end'),
    subscribe: (listener) => {
      emitter.on('end', listener);
      return () => void emitter.off('end', listener);
    },
  };
};
