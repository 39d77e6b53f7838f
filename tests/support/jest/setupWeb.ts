import '@testing-library/jest-dom/jest-globals';
import { afterEach } from '@jest/globals';
import { cleanup, configure } from '@testing-library/react';

// The default of one second is too short for a busy machine.
configure({ asyncUtilTimeout: 15_000 });

afterEach(cleanup);
