/** `npm run new -- trip/WeatherBadge [Korean name]` */
import { newComponent } from './newComponent';

const [place = '', title] = process.argv.slice(2);
try {
  for (const file of newComponent(process.cwd(), place, title)) console.log(`만들었습니다: ${file}`);
  console.log('다음: 상태마다 이야기를 더하고 npm run storybook에서 320, 390, 1280px로 봅니다.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
