import { knownPeople, type PersonName } from '../../seeds/knownPeople';
import { ChoiceList } from './ChoiceList';
import { Section } from './Section';
import { useAction, useSetup, useWorkbench } from './workbenchContext';

const names = Object.keys(knownPeople) as PersonName[];
const choices = names.map((name) => ({
  name,
  label: knownPeople[name].label,
  description: knownPeople[name].description,
}));

/** Signs seeded people in and out. */
export function PeopleTab() {
  const { workbench } = useWorkbench();
  const { as } = useSetup();
  const { run, isBusy } = useAction();
  const choose = (name: PersonName | null) => {
    if (name === null) return;
    void run(async () => {
      await workbench.signInAs(name);
      return name === 'visitor' ? 'Nobody is signed in.' : `You are ${knownPeople[name].label}.`;
    });
  };
  return (
    <Section
      title="Signed-in user"
      text="One click signs you in, in this tab only; another tab can have another user. Every password is “password”."
    >
      <ChoiceList<PersonName | null>
        label="People"
        choices={choices}
        chosen={as}
        isDisabled={isBusy}
        onChoose={choose}
      />
    </Section>
  );
}
