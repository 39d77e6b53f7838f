/** `npm run new -- trip/WeatherBadge [Korean name]` */
import { newComponent } from './newComponent';

const [place = '', title] = process.argv.slice(2);
try {
  for (const file of newComponent(process.cwd(), place, title)) console.log(`만들었습니다: ${file}`);
  console.log('다음: CONTRIBUTING.md의 Adding a component를 2번부터 따릅니다.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
