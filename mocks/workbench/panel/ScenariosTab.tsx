import { scenarios, type ScenarioName } from '../../scenarios/scenarios';
import { ChoiceList } from './ChoiceList';
import { Section } from './Section';
import { useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(scenarios) as ScenarioName[];
const choices = names.map((name) => ({
  name,
  label: name,
  description: `${scenarios[name].description}.`,
}));

/** The situation that the shop is in. */
export function ScenariosTab() {
  const { workbench, say } = useWorkbench();
  const { scenario } = useSetup();
  return (
    <Section
      title="Situation"
      text="It holds from the next call on. What the page has loaded already stays until it asks again."
    >
      <ChoiceList
        label="Scenarios"
        choices={choices}
        chosen={scenario}
        onChoose={(name) => {
          workbench.applyScenario(name);
          say(`${scenarios[name].description}.`);
        }}
      />
    </Section>
  );
}
