import { createElement, useLayoutEffect, useState, type ComponentType, type ReactElement } from 'react';

/** For changes from another device: `change` gives the component the props `later`. */
export const changing = <Props extends object>(Component: ComponentType<Props>, later: Partial<Props>) => {
  let change = (): void => undefined;
  const Changing = (props: Props): ReactElement => {
    const [isLater, setLater] = useState(false);
    useLayoutEffect(() => {
      change = () => setLater(true);
    }, []);
    return createElement(Component, { ...props, ...(isLater && later) });
  };
  return { render: (props: Props) => createElement(Changing, props), change: () => change() };
};
