import { EventEmitter } from 'node:events';

/** Notifies long-lived listeners, such as open event streams, that logins have ended in this process. */
export interface LoginEndNotifier {
  announce: () => void;
  /** Returns the function that ends the subscription. */
  subscribe: (listener: () => void) => () => void;
}

/** A notifier without listeners; one for each process. */
export const loginEndNotifier = (): LoginEndNotifier => {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    announce: () => void emitter.emit('end'),
    subscribe: (listener) => {
      emitter.on('end', listener);
      return () => void emitter.off('end', listener);
    },
  };
};
